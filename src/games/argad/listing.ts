export const listing = () => []
