export { offerToday } from '../demo/clock/old-dates.ts'
