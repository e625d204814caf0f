/** SITE-4. */
export interface Testimonial {
  quote: string
  name: string
  role: string
  company: string
}

export const quotes = {
  bakery: {
    quote:
      'Saturday queues used to mean missed sales. Now people pay by EcoCash while I am still wrapping the bread.',
    name: 'Chipo Mutasa',
    role: 'Owner',
    company: 'Sunrise Bakery',
  },
  hardware: {
    quote: 'One statement for ZWL and USD. Month end takes an hour.',
    name: 'Tatenda Sibanda',
    role: 'Finance lead',
    company: 'Kopje Hardware',
  },
  lodge: {
    quote: 'We send the link on the lodge’s WhatsApp and the deposit is there.',
    name: 'Nyasha Dube',
    role: 'Manager',
    company: 'Musangano Lodge',
  },
} as const satisfies Record<string, Testimonial>

/** The marketing figures (SITE-4). */
export const stats = [
  { value: '500+', what: 'merchants' },
  { value: '$10M+', what: 'processed' },
  { value: '99.9%', what: 'uptime' },
  { value: '24/7', what: 'support' },
] as const
