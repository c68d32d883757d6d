/** The assistants of the demo paper. The people who run for mayor are invented, as is all that they say. */

export interface DemoAssistant {
  slug: string
  name: string
  instructions: string
  suggestedQuestions: readonly string[]
  /** Left out: it answers from all published stories. */
  texts?: readonly { title: string; text: string }[]
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
  /** Slug of the assistant. */
  slug: string
  texts: readonly { title: string; text: string }[]
}

/** Each has three texts of nearly the same length, on the same subjects but for one of their own. */
export const mayoralForum: { key: string; title: string; candidates: readonly DemoCandidate[] } = {
  key: 'mayor',
  title: 'The next mayor of Port Ellery',
  candidates: [
    {
      name: 'Marisol Trent',
      label: 'Fish buyer',
      slug: 'mayor-marisol-trent',
      texts: [
        {
          title: 'Marisol Trent on housing',
          text: 'I would let the cannery homes go ahead as the council approved them. People who gut fish in this town drive 40 minutes to do it. I would also let owners build a second small house on any lot of 5,000 square feet, without a hearing. The city should sell its parking lot on Slip Lane to the housing authority for one dollar. I would not raise the permit fee for rentals again before 2030.',
        },
        {
          title: 'Marisol Trent on the harbor',
          text: 'The working boats come first. I support the harbor bond, because without a hoist the fleet will haul out elsewhere and not come back. I want the fuel dock open at night from November to March. I would ask the state, every month, for the $21 million that mending the jetty takes. Slip fees for pleasure boats can rise by ten percent; those of working boats should stay as they are for four years.',
        },
        {
          title: 'Marisol Trent on the city’s money',
          text: 'I would pay for the Pilot Street drain out of the reserve, all $1.7 million of it, and start digging within six months. A reserve is for trouble, and a flooded street is trouble. I would leave the property tax alone for four years. The city can save $90,000 a year by sharing a payroll office with the county. I support the library levy, as long as it ends after six years.',
        },
      ],
    },
    {
      name: 'Gideon Ashworth',
      label: 'Civics teacher',
      slug: 'mayor-gideon-ashworth',
      texts: [
        {
          title: 'Gideon Ashworth on housing',
          text: 'I would have voted for the cannery homes, with half of them affordable instead of a third. Four of the teachers whom my school hired last year have left because of their rent. I support the cap of 180 on short-term rentals and would lower it to 150 in five years. I would start a city fund of $400,000 that lends renters their deposit. New homes should pay for the sidewalks in front of them.',
        },
        {
          title: 'Gideon Ashworth on the harbor',
          text: 'The harbor is also where children learn to row. I support the bond, if the wash-down pad is built first, so that paint stays out of the water. I would keep the evening boat to Garrow Island and pay $60,000 of the city’s money toward it. The jetty belongs to the federal government, which should mend it. I would open the net loft to schools on two mornings a week, and pay the heating.',
        },
        {
          title: 'Gideon Ashworth on the library and schools',
          text: 'I support the library levy without a time limit, because a library is not a project. The main branch should be open on Sundays, and the one in Mill Flats on four evenings. I support the later start of the high school and would run a city bus at 8:15 to make it work. I would put two students on the planning commission, with a voice and without a vote. That costs nothing.',
        },
      ],
    },
    {
      name: 'Ramona Kilcrease',
      label: 'Retired county engineer',
      slug: 'mayor-ramona-kilcrease',
      texts: [
        {
          title: 'Ramona Kilcrease on housing',
          text: 'I would let no one move into the cannery homes before the drain under Pilot Street is in the ground. I do not oppose the homes; I have seen what water does to a street with one way out. After that, I would allow apartments above every shop on Front Street. The city should answer a building permit within 30 days, or return the fee. I support the cap on short-term rentals as it is on the ballot.',
        },
        {
          title: 'Ramona Kilcrease on the harbor',
          text: 'Dredging without a sound jetty is money thrown into the sea. I would put the city’s engineers to work on the repair, so that it is ready to build on the day the federal money comes. I support the harbor bond, with the hoist first and the floats second. I would survey the channel every spring, not every other year. It costs $38,000, and a surprise costs more than that.',
        },
        {
          title: 'Ramona Kilcrease on the city’s money',
          text: 'I would borrow for the Pilot Street drain over ten years, at about $14 a year for a household. A pipe that lasts 80 years should be paid for by all who use it. I would keep the reserve above $4 million, which is the city’s own floor. I would publish a list of every street and pipe with its age. I oppose the library levy, and would pay for Sundays out of the general fund.',
        },
      ],
    },
    {
      name: 'Dev Okonjo',
      label: 'Hardware store owner',
      slug: 'mayor-dev-okonjo',
      texts: [
        {
          title: 'Dev Okonjo on housing',
          text: 'I would have voted against the cannery plan, because 212 homes at once are too many for Pilot Street. I would approve 120 of them now and the rest when the traffic has been counted for a year. I oppose the cap on short-term rentals: a family that rents out a house in August pays its taxes with it. I would drop the parking rule for homes below 800 square feet. That rule costs $30,000 a home.',
        },
        {
          title: 'Dev Okonjo on the harbor',
          text: 'I am against the harbor bond as it is written. If slip fees fall short, all of us pay, up to 9 cents for every $1,000. I would build the hoist alone, for $2.3 million, and let those who use it pay for it. I want a public landing at the foot of Front Street, so that visitors can tie up and shop. I would sell winter berths to travelers, who now sail past us to Millrace.',
        },
        {
          title: 'Dev Okonjo on the city’s money',
          text: 'I would pay for the Pilot Street drain by a fee of $2.15 a month on the water bill, which ends when the drain is paid. I would cut the business license from $180 to $75. Shops on Front Street have lost three winters to sewer work and floods. I oppose the library levy; I would ask the Friends of the Library to run Sundays with the city’s help. Every budget should fit on two pages.',
        },
      ],
    },
  ],
}
