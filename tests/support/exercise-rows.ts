import type { OwnExercise } from '#db/demo/schemas.ts'

/** An exercise as a trainer wrote it, complete. */
export const ownExerciseRow = (over: Partial<OwnExercise> = {}): OwnExercise => ({
  id: 'own-beans',
  grade: 1,
  side: 'merchant',
  title: 'Create a payment link for green beans',
  text: 'A roaster asks for a bag of green beans at $42.00.',
  steps: [
    { text: 'Go to Payment Links.', check: [] },
    {
      text: 'Create a link named “Green beans” for $42.00.',
      check: [
        'paymentLinks where name = "Green beans" and amount = 4200 and currency = USD and draft = false count = 1',
      ],
    },
  ],
  hints: ['Payment Links has a button for it.'],
  acts: ['Created payment link'],
  savedAt: '2026-11-20T08:00:00.000Z',
  ...over,
})
