/** What an assistant has until its managers say otherwise. Costs are US dollars, periods are named by the field. */
export const assistantDefaults = {
  model: 'claude-haiku-4-5',
  staleAfterDays: 7,
  limits: {
    readerHour: 20,
    readerDay: 60,
    totalHour: 500,
    totalDay: 3_000,
    readerDayDollars: 0.5,
    hourDollars: 5,
    dayDollars: 10,
    retentionDays: 30,
  },
}

/** Limits of what an assistant can be given. */
export const assistantLimits = {
  instructions: 8_000,
  suggestedQuestions: 6,
  /** Characters of a question, asked or suggested. */
  question: 2_000,
  /** Characters of a written answer. */
  answer: 8_000,
  documents: 50,
  texts: 50,
  /** Characters of a text. */
  text: 200_000,
}
