import type { AccountName } from './newsroom.content.ts'

export interface CommentedWords {
  by: AccountName
  text: string
  /** Those whom it names with an “@”. */
  mentions?: readonly AccountName[]
  suggestion?: string
}

interface StoryThread {
  about: string
  comments: readonly [CommentedWords, ...CommentedWords[]]
  resolvedBy?: AccountName
}

/** The draft that people talk about. */
export const commentedStory = 'pilot-street-drain-options'

export const storyComments: readonly StoryThread[] = [
  {
    about: 'the fastest is the one that it likes least',
    comments: [
      {
        by: 'editor',
        text: '“It” could be the city or the council.',
        suggestion: 'the fastest is the one that the council likes least',
      },
    ],
  },
  {
    about: 'TK: quote from Beckstrand.',
    comments: [
      {
        by: 'editor',
        text: '@Lena Okafor-Marsh, can we have this before the 4 o’clock meeting?',
        mentions: ['writer'],
      },
      { by: 'writer', text: 'He calls back at 3. I put it in right after.' },
    ],
  },
  {
    about: 'does the fee need a public hearing?',
    comments: [
      { by: 'contributor', text: 'The clerk says yes, with fourteen days’ notice.' },
      { by: 'writer', text: 'Thanks, Kai. It goes into the last section.' },
    ],
    resolvedBy: 'writer',
  },
]
