export { PublicDemo } from '../frame/public-demo.tsx'
