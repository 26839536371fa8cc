export const words = {
  title: 'Art sheet',
  heading: 'The drawings',
  showDrawings: 'Show the drawings',
  showPlates: 'Show the plates',
};
