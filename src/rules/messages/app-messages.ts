/** What is said everywhere (spec §8). */
export const appMessages = {
  dataLost: 'This browser lost your saved data. The sample data is back.',
  seedRestored: 'The sample data is back',
  copied: 'Copied to clipboard!',
  copyRefused: 'This browser does not allow copying here. Select the text and copy it yourself.',
  notFound: "The page you're looking for doesn't exist or has been moved.",
} as const
