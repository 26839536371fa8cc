// A bot for any of our games: it attacks if it can, and passes only as a last resort.
// npx mechatable arena lanes --bots "cmd:node examples/bots/eager.mjs",random --matches 20
import process from 'node:process';
import { createInterface } from 'node:readline';

/**
 * Rates a choice by its label.
 *
 * @param {string} label
 */
function liking(label) {
  const words = label.toLowerCase();
  if (words.includes('attack')) return 2;
  if (words.includes('pass') || words.includes('end') || words.includes('done')) return 0;
  return 1;
}

for await (const line of createInterface({ input: process.stdin })) {
  /** @type {{ labels: string[] }} and game, seats, seat, view, legal, clock */
  const { labels } = JSON.parse(line);
  const likings = labels.map(liking);
  const most = Math.max(...likings);
  const best = likings.flatMap((one, index) => (one === most ? [index] : []));
  const choice = best[Math.floor(Math.random() * best.length)];
  console.log(JSON.stringify({ choice }));
}
