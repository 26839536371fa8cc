export const words = {
  title: 'Art',
  heading: 'The drawings',
  looks: { pictures: 'Pictures', blueprints: 'Blueprints', cards: 'Cards' },
};
