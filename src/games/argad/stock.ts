export const stock = []
