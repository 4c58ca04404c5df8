import type { Form } from '../../core/index.ts'
export const form = (): Form => ({ gauges: [], parts: [] })
