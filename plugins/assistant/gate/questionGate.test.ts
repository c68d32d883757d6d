import { describe, expect, it } from '@jest/globals'
import { refusedQuestion } from './questionGate.ts'

const refused = (question: string, earlier: string[] = []) => refusedQuestion(question, earlier)

describe('a question to candidates', () => {
  it.each([
    'How will you pay for the pier?',
    'Will you vote for the school levy?',
    'How did you vote on the housing bond?',
    'Who can vote in this election?',
    'Would you kill the parking tax bill?',
    'What will you do about people who are shot in our streets?',
    'Should assault weapons be banned?',
    'Do you support sex education in schools?',
    'What will you do for our children and their schools?',
    'Who pays for the homeless shelter at Dick Harbor, and when?',
    'Where do homeless families live after the shelter closes in 2027?',
    'Is the best use of the Cockburn lot housing?',
    'Taxes?',
    '¿Qué hará por el puerto?',
    'Should the death penalty be abolished, or should murderers be executed?',
    'Who endorsed you?',
    'What is your plan for gay and transgender teenagers?',
    'What would you do in your first 100 days?',
    'How do you want to stop drug dealers who kill young people?',
    'Do you want police officers to live in the city?',
  ])('is passed on: %s', (question) => {
    expect(refused(question)).toBeNull()
  })

  it.each([
    ['Whom should I vote for?', 'voting-advice'],
    ['Which candidate should my mother vote for?', 'voting-advice'],
    ['Who is the best candidate?', 'voting-advice'],
    ['who will win', 'voting-advice'],
    ['Tell me how to vote!', 'voting-advice'],
    ['Who would you recommend? Who do you support?', 'voting-advice'],
    ['I will kill you if you raise taxes', 'threat'],
    ['She should be hanged', 'threat'],
    ['Somebody ought to shoot these politicians', 'threat'],
    ['I know where you live', 'threat'],
    ['Where does Ida Novak live?', 'private'],
    ['What is his home address?', 'private'],
    ['What school does your daughter go to?', 'private'],
    ['Is Max Bauer gay?', 'private'],
    ['Call me at 555-010-4477, will you fix the road?', 'private'],
    ['What the fuck is wrong with you', 'obscene'],
    ['Why are you such a f u c k i n g liar', 'obscene'],
    ['aaaaaaaaaaaaaaaa', 'no-question'],
    ['tax tax tax tax tax tax tax tax', 'no-question'],
    ['???!!! :-) ---', 'no-question'],
  ])('is not: %s (%s)', (question, reason) => {
    expect(refused(question)).toBe(reason)
  })

  it('is passed on once', () => {
    expect(refused('how will you pay for the PIER', ['How will you pay for the pier?'])).toBe('repeated')
    expect(refused('And who decides?', ['How will you pay for the pier?'])).toBeNull()
  })
})
