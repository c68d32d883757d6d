/** Texts of answers, as readers see them. */
export const answerWords = {
  extract: 'From our stories, word for word:',
  ownWords: (name: string) => `In ${name}’s own words:`,
  unknown: 'I could not find an answer to that in our reporting.',
  unknownPart: (question: string) => `I could not find an answer to “${question}” in our reporting.`,
  near: 'These stories may be close to what you are looking for:',
  nothingFrom: (name: string) => `There is nothing from ${name} on this question.`,
  closest: (name: string) =>
    `There is nothing from ${name} on exactly this question. What comes closest in ${name}’s own words:`,
  nothingOnPart: (name: string, question: string) => `There is nothing from ${name} on “${question}”.`,
  notExactlyOnPart: (name: string, question: string) => `There is nothing from ${name} on exactly “${question}”.`,
  takenBack: 'This answer quoted something that is no longer published, and is not shown any more.',
  withdrawn: 'Our newsroom has withdrawn this answer.',
  withdrawnBefore: 'Our newsroom has withdrawn its answer to this question.',
  withheld: 'The rest of the answer had no source in our reporting and was left out.',
}

const minutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`)

/** Texts of refusals. */
export const refusalWords = {
  off: 'The assistant is not available right now.',
  ofReader: (count: number) => `You have asked many questions. Try again in ${minutes(count)}.`,
  ofAll: (count: number) => `Many people are asking right now. Try again in ${minutes(count)}.`,
  inProgress: 'The answer to your last question is still being written.',
  unknownThread: 'This conversation is no longer there. Start a new one.',
  unverified: 'We could not confirm that you are a person. Try again.',
  notVerifiable: 'The check of your browser is not available right now. Try again in a minute.',
  unknownAnswer: 'This answer is no longer there.',
}
