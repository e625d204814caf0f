export { ActingNotice } from '../pitch/acting/acting-notice.tsx'
