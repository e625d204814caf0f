import { KioskHost } from '../demo/kiosk/kiosk.tsx'
import { DemoLinks } from '../frame/links/demo-links.tsx'
import { ShownScreen } from '../pitch/talk/talk-channel.tsx'
import { endTour, TourHost } from '../pitch/tour/tour-host.tsx'

/** What is on every page; each shows something only while it is asked for. */
export function PresenterHosts() {
  return (
    <>
      <DemoLinks />
      <TourHost />
      <KioskHost onStartedOver={endTour} />
      <ShownScreen />
    </>
  )
}
