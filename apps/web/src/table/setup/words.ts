/** The bots to choose from at an online table. */
export const words = {
  level: (number: number, title: string) => `Bot, level ${number}: ${title}`,
  character: (name: string, style: string) => `${name}, ${style.toLowerCase()}`,
};
