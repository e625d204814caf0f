import approvalDesk from './scenarios/approval-desk.json'
import busySaturday from './scenarios/busy-saturday.json'
import firstDay from './scenarios/first-day.json'
import monthEnd from './scenarios/month-end.json'
import thingsGoWrong from './scenarios/things-go-wrong.json'

/** The scenarios, in the order in which they are listed. */
export const scenarioFiles = {
  'first-day': firstDay,
  'approval-desk': approvalDesk,
  'things-go-wrong': thingsGoWrong,
  'busy-saturday': busySaturday,
  'month-end': monthEnd,
} as const satisfies Record<string, unknown>
export type ScenarioId = keyof typeof scenarioFiles
export const scenarioIds = Object.keys(scenarioFiles) as ScenarioId[]
