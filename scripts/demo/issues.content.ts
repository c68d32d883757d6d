/** Issues that have gone out, the newest first: Markdown with the directives of stories. */
export const newsletterIssues = [
  {
    slug: 'one-lane-and-a-slow-ferry',
    title: 'One lane, and a slow ferry',
    subject: 'One lane on the Winnow Bridge, and a slow ferry',
    previewText: 'What you need to know before you leave the house.',
    hoursAgo: 6,
    body: `Good morning. The Winnow Bridge is down to one lane until Thursday, and the Kittiwake keeps her winter hours from today: the first boat out leaves at 6:40, not at 6:10.

## Before you go

The gale warning holds until noon, and the king tide peaks at 10:52. Wharf Street floods first; park up the hill.

## Around the harbor

The dredge has arrived two months early. If you hear it at night, that is why.`,
  },
  {
    slug: 'coho-and-crab',
    title: 'Coho are up, crab is late',
    subject: 'Coho are up, crab is late',
    previewText: 'The best count in a generation, and a season that has to wait.',
    hoursAgo: 30,
    body: `Good morning. The hatchery counted more coho this week than in any autumn since it opened, and the crab boats stay tied up for at least two weeks more.

## Worth your time

The Regent reopens on Friday. There are seats left in the balcony, under the new plaster.`,
  },
  {
    slug: 'the-weekend-boat',
    title: 'The weekend boat',
    subject: 'The weekend boat: a theater, a score and a chart',
    previewText: 'Eleven minutes of reading, some of it out loud.',
    hoursAgo: 54,
    body: `:::dek
The long issue, for people who have a kitchen table and a Saturday.
:::

Good morning. The Regent [reopens](post:regent-theater-reopens) with a pipe organ that has not been heard since 1974, and the Herons [beat Millrace](post:herons-beat-millrace) in the last minute, before more people than live here.

::image harbor-dawn alignment=wide caption="The inner basin at six in the morning, before any of it."

## What we are reading

1. **The chart.** Somebody has [drawn the bar again](post:harbor-dredging-starts-early), and it has moved.
2. **The count.** More coho than in any autumn since the hatchery opened.
   - They came early.
   - They came in the rain.

:::pullquote attribution="Lucinda Barr, deckhand"
You do not steer around the fog. You steer through it, and slowly.
:::

:::columns gap=md
:::column width=50
### On the water
::image ferry-deck caption="The upper deck on the evening crossing."
The Kittiwake keeps her winter hours until March.
:::
:::column width=50
### On land
::image market-stalls caption="The Saturday market, under its new awnings."
The market opens at nine; the bread is gone by ten.
:::
:::

:::table caption="High water at Port Ellery"
| Day | Morning | Evening |
| --- | ---: | ---: |
| Saturday | 9:52 | 22:31 |
| Sunday | 10:37 | 23:18 |
:::

:::infobox title="The Regent"
:::infobox-item type=address
120 Wharf Street, Port Ellery
:::
:::infobox-item type=phone_number
(555) 010-0142
:::
:::infobox-item type=website link=https://regent.example.com/
Seats and times
:::
:::

:::gallery
storm-jetty | The north jetty in a southerly.
salmon-run | Coho at the weir.
:::

:::check-list
:::check-list-item checked=true
Bring in the crab pots
:::
:::check-list-item
Set the clock back
:::
:::

> The harbor was there before the town, and it will not wait for it.

::podcast-promotion slack-tide hasAutofill=true

:::aside
Something that belongs here? [Tell us](/contact) by Thursday.
:::

:::button-group buttonSize=md
[Read it all](/)
[All newsletters](/newsletters) outline
:::

::separator

::in-article-promotion membership`,
  },
] as const
