export const words = {
  missing: (hash: string) =>
    `This was played with a content file that isn’t in this browser (hash ${hash}). Import the file on the page Content, then try again.`,
  outdated: (name: string) =>
    `The content file "${name}" no longer fits the game. Import it again on the page Content to see why.`,
  other:
    'It was played with other content than this page has loaded. Choose the right one on the page Content, then try again.',
};
