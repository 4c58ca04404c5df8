export const validate = () => []
