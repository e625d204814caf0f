import { isolating } from '../typed-text.ts'

/** Reading a code with the camera, in English: a part of the catalogue, which other screens that scan share without the rest. */
export const cameraEnglish = isolating({
  camera: 'Camera',
  starting: 'Starting the camera',
  missing: 'No camera found. Choose a picture of the code.',
  insecure:
    'The camera needs a secure connection. Open Paid at an address that starts with https, or choose a picture of the code.',
  refused: 'Camera access is off. Allow it in your browser, or choose a picture of the code.',
  busy: 'Another app is using the camera. Close it and try again, or choose a picture.',
  noCode: (file: string) => `No code found in ${file}. Choose a sharp picture of the whole code.`,
  notPicture: (file: string) => `${file} is not a picture.`,
  notSecure:
    'Payments between phones need a secure connection. Open Paid at an address that starts with https.',
  again: 'Try again',
  picture: 'Picture of the code',
  choose: 'Choose a picture',
  reading: 'Reading',
})
export type CameraWords = typeof cameraEnglish
