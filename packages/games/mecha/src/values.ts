/**
 * The current values of units. Nothing here is stored, and nothing depends on the order in which cards
 * came: first what is printed and still works (MG-R-69), then a value that the card works out for itself, then
 * all that is added or taken by itself, by attached cards and by others, then floors (MG-R-87, MG-R-44, MG-R-54).
 * Names come before words, costs and bandwidth before power: nothing in this list looks back.
 */
export * from './values/identity.ts';
export * from './values/costs.ts';
export * from './values/strength.ts';
export * from './values/acting.ts';
export * from './values/hands.ts';
