/** Maps of scenarios: what is saved, how it is drawn, what can be told of it. */
export * from './table.ts'
