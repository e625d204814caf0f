/** What is said everywhere (spec §8). */
export const appMessages = {
  dataLost: 'This browser lost your saved data. The sample data is back.',
  seedRestored: 'The sample data is back',
  setAside: (ids: readonly string[]) =>
    ids.length === 1
      ? `${ids[0]} can’t be read. It was set aside, and the others went on.`
      : `${ids.join(', ')} can’t be read. They were set aside, and the others went on.`,
  copied: 'Copied to clipboard!',
  copyRefused: 'This browser does not allow copying here. Select the text and copy it yourself.',
  notFound: "The page you're looking for doesn't exist or has been moved.",
} as const
