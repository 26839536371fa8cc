/** The shortest and longest delay of an automatic pass, in milliseconds. */
const SHORTEST = 300;
const LONGEST = 900;

/** How long an automatic pass waits, in milliseconds, whatever cards its person has. */
export function passDelay(): number {
  return SHORTEST + Math.random() * (LONGEST - SHORTEST);
}
