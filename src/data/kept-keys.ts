/**
 * The keys under which the device keeps something by `keptAs` (`kept.ts`), outside the database. A key and what is stored
 * under it never change: what an older version has kept is read.
 *
 * Kept by hand is what the first scripts read, so that a start waits for no schema and no more code than it needs. Of these
 * the page itself reads `theme`, `local-currency`, `paid-seeded` and the last looks, before any script is there:
 *
 * - `theme`: dark, light or the device's (`ui/theme.ts`)
 * - `single-keys`: that shortcuts of one key are off (`use-keys.ts`)
 * - `local-currency`: the name that people read for ZWL (`local-currency.ts`)
 * - `paid-seeded`: that this browser has had sample data (`seeder.ts`)
 * - `last-look …`, `last-looks`: the last looks of screens, and their order (`last-look.ts`)
 * - `paid-install-suggested`: that installing was suggested (`install-suggestion.tsx`)
 * - `paid-active`: when somebody was last active, which ends a session (`last-active.ts`)
 * - `paid-clock-moved`: that the time is moved (`remembered-move.ts`)
 * - `paid-exercise-test`: that a test runs; what it says is read by `keptAs`, once it is shown (`remembered-test.ts`)
 * - `paid-kiosk`: that visitors use the device, and its PIN's hash (`data/kiosk.ts`)
 * - `paid-kept-…`: unsaved input, of a window or of all (`unsaved-input.ts`)
 *
 * And of the tab alone:
 *
 * - `paid-mode`: that the merchant works with test data (`mode.ts`)
 * - `paid-place-…`: the last screen of each person (`last-paths.ts`)
 * - `paid-place-stage-…`: the places that a side of the stage has been at (`trail.ts`)
 * - `paid-window`: which window it is (`this-window.ts`)
 */
export const keptKeys = {
  /** The payer's language, unless it is English. */
  payerLanguage: 'payer-language',
  /** The keys of the receipts of payments that were made here, by link. */
  receipts: 'paid-receipts',
  /** The width of receipt paper. */
  receiptPaper: 'paid-receipt-paper',
  /** The language of the examples for developers. */
  codeLanguage: 'paid-code-language',

  /** The trainee's name and results. */
  ownResults: 'paid-exercise-results',
  /** That an exercise's steps are shown. In the tab alone. */
  stepsOpen: 'paid-exercise-open',
  /** When the exercise was started whose data are in the database. */
  exerciseData: 'paid-exercise-data',
  /** The set that was last opened. */
  openedSet: 'paid-exercise-set',
  /** The sets that the trainer made. */
  madeSets: 'paid-exercise-sets',
  /** The test that runs, until its end was seen. */
  shownTest: 'paid-exercise-test',
  /** How much of the test that runs has passed. */
  testTime: 'paid-exercise-test-time',
  /** The tests that ended. */
  takenTests: 'paid-exercise-tests',

  /** The results that the trainer has read. */
  classResults: 'paid-class-results',
  /** The set or the test that the class does. */
  classSet: 'paid-class-set',
  /** The names of the class. */
  classList: 'paid-class',

  /** The drill at the till. */
  drill: 'paid-drill',
  /** The mark of the drill's payments, if they are in the database. */
  drillData: 'paid-drill-data',
} as const

export type KeptKey = (typeof keptKeys)[keyof typeof keptKeys]
