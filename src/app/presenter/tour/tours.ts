import { administratorTour } from './administrator-tour.ts'
import { customerTour } from './customer-tour.ts'
import { merchantTour } from './merchant-tour.ts'
import type { Tour } from './tour.ts'
import { visitorTour } from './visitor-tour.ts'

export const tours: readonly Tour[] = [merchantTour, customerTour, administratorTour, visitorTour]
