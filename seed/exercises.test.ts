import { expect, test } from 'vitest'
import { listExercises } from './exercises.ts'
test('x', () => { expect(listExercises().length).toBeGreaterThan(20) })
