import { ownNames } from '../shared/own-names.ts';

export const withOwnNames = ownNames('mg');
