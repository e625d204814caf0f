import approvalDesk from './scenarios/approval-desk.json'
import firstDay from './scenarios/first-day.json'
import thingsGoWrong from './scenarios/things-go-wrong.json'

/** The scenarios, in the order in which they are listed. */
export const scenarioFiles = {
  'first-day': firstDay,
  'approval-desk': approvalDesk,
  'things-go-wrong': thingsGoWrong,
} as const satisfies Record<string, unknown>
export type ScenarioId = keyof typeof scenarioFiles
export const scenarioIds = Object.keys(scenarioFiles) as ScenarioId[]
