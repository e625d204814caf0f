import { Card } from '#src/ui/card.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'

/** While figures are on their way. */
export const waitingFigures = (
  <Card>
    <SkeletonRows rows={6} label="Loading figures" />
  </Card>
)
