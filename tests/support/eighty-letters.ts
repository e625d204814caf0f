/** Names of 80 letters, without a space and with many. */
export const longNames = {
  whole: 'Chikonamombekuvambirachivendachinhoyichitungwizamashonalandmatabelelandmidlandsx',
  parted: 'Nyamandlovu Kuvamba Chitungwiza Mashonaland Matabeleland Midlands Manicaland Hwa',
}
