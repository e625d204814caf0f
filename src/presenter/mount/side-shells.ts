export { CatchingUp } from '../demo/clock/catching-up.tsx'
export { DemoPill } from '../frame/demo-pill.tsx'
export { ShellStrip } from '../frame/shell-strips.tsx'
export { isTestRemembered } from '../class/exercises/exam/remembered-test.ts'
