/** What is said where nothing refused, and an act failed all the same. They come with the screens. */
export const failures = {
  'not-found': () => 'That is not here any more. Nothing was changed.',
  'storage-full': () =>
    'This device has no space left. Nothing was saved. Delete files or apps that you don’t need, then try again.',
  'not-loaded': () =>
    'A part of Paid did not load. Nothing was saved. Check the connection and reload the page.',
  'not-opened': () =>
    'Your data can’t be opened. Nothing was saved. Leave private browsing or allow this site to store data, then try again.',
  unexpected: () => 'That did not work. Nothing was saved.',
} as const satisfies Record<string, () => string>
