import { lazyPart } from '#src/ui/lazy-part.tsx'

/** What totals come to about in another currency, which few have chosen: beside what is read at once. */
export const About = lazyPart(() => import('./about.tsx'), 'About', null)
