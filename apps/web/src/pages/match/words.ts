export const words = {
  loading: 'Setting up…',
};
