/** The assistants of the demo paper. The people who run for mayor are invented, as is all that they say. */

export interface DemoAssistant {
  slug: string
  name: string
  instructions: string
  suggestedQuestions: readonly string[]
  /** Key of the file that it answers from; left out, it answers from all published stories. */
  document?: string
}

/** Its stories answer each of these questions. */
export const paperAssistant: DemoAssistant = {
  slug: 'archive',
  name: 'Ask the Foghorn',
  instructions:
    'Answer in two or three plain sentences, as to a neighbor at the counter. Be exact about numbers and dates.',
  suggestedQuestions: [
    'How deep is the channel into the harbor now?',
    'Who pays for the dredging?',
    'How many homes did the council approve at the cannery?',
    'When will the high school start next fall?',
    'What would Measure C change about short-term rentals?',
  ],
}

export interface DemoCandidate {
  name: string
  label: string
  slug: string
  /** Keys of the program and of the picture. */
  document: string
  portrait: string
}

/** Each has a program of three pages, of nearly the same length, on the same subjects but for one of their own. */
export const mayoralForum: {
  key: string
  title: string
  instructions: string
  candidates: readonly DemoCandidate[]
} = {
  key: 'mayor',
  title: 'The next mayor of Port Ellery',
  instructions: 'State what the candidate has said, in two or three sentences, and nothing for or against it.',
  candidates: [
    {
      name: 'Marisol Trent',
      label: 'Fish buyer',
      slug: 'mayor-marisol-trent',
      document: 'marisol-trent',
      portrait: 'portrait-marisol-trent',
    },
    {
      name: 'Gideon Ashworth',
      label: 'Civics teacher',
      slug: 'mayor-gideon-ashworth',
      document: 'gideon-ashworth',
      portrait: 'portrait-gideon-ashworth',
    },
    {
      name: 'Ramona Kilcrease',
      label: 'Retired county engineer',
      slug: 'mayor-ramona-kilcrease',
      document: 'ramona-kilcrease',
      portrait: 'portrait-ramona-kilcrease',
    },
    {
      name: 'Dev Okonjo',
      label: 'Hardware store owner',
      slug: 'mayor-dev-okonjo',
      document: 'dev-okonjo',
      portrait: 'portrait-dev-okonjo',
    },
  ],
}
