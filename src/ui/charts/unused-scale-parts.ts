/**
 * Stands for the words that the library has for a scale's ticks: charts here have their own. The build takes it in its
 * place.
 */
export default function unused(): never {
  throw new Error('This part of the scales is left out of the build.')
}
