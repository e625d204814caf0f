export { DemoPill } from '../frame/demo-pill.tsx'
export { ShellStrip } from '../frame/shell-strips.tsx'
