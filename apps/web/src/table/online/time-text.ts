const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `2 d 4 h`, `1:04:09`, `4:09`, `0:08.3`: only as precise as needed. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  const two = (number: number): string => String(number).padStart(2, '0');
  const rest = two(seconds % MINUTE);
  if (seconds >= HOUR)
    return `${Math.floor(seconds / HOUR)}:${two(Math.floor((seconds % HOUR) / MINUTE))}:${rest}`;
  const minutes = `${Math.floor(seconds / MINUTE)}:${rest}`;
  return seconds >= 10 ? minutes : `${minutes}.${Math.floor((milliseconds % 1000) / 100)}`;
}
