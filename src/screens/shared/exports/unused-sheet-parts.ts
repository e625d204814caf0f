/**
 * Stands for the parts of spreadsheets that the library always brings along and no export here has: pictures, and cells
 * coloured by rules. The build takes it in their place.
 */
export default {}
