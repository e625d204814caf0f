/** The landing page sections in the header (SITE-1). */
export const sections = [
  { id: 'features', label: 'Features' },
  { id: 'payments', label: 'Payments' },
  { id: 'demo', label: 'Demo' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'testimonials', label: 'Testimonials' },
] as const
