import { ferry } from './boats.props.ts'
import { buoy } from './docks.props.ts'
import { cloudBank, forestRidge, gull, lens, reflection, ridge, sky, sun, water } from './landscape.props.ts'
import { brick, coral, foam, mustard, navy, paper, plum, rust, teal } from './palette.ts'
import { person } from './people.props.ts'
import { across, down, type Sheet, slant } from './sheet.draw.ts'

export function ferryCrossing(s: Sheet) {
  sky(s, { top: '#6d9fb5', middle: '#b9d3d3', bottom: '#f0e7cf' })
  cloudBank(s, 350, 120, 800, paper, 0.9)
  cloudBank(s, 1200, 210, 520, paper, 0.8)
  ridge(s, 500, 210, '#9ab4b8')
  ridge(s, 530, 110, '#6d9096')
  s.mist(440, 130, paper, 0.5)
  forestRidge(s, 560, 50, 44, '#2f5a55')
  water(s, 580, { top: '#9cc3c0', bottom: '#174a58' }, foam, teal, 1.3)
  ferry(s, 330, 735, 820)
  lens(s, 760, 752, 520, 14, foam, 0.9)
  lens(s, 1210, 764, 260, 16, paper, 0.9)
  for (const [x, y, span] of [
    [260, 380, 44],
    [360, 320, 30],
    [1230, 420, 36],
    [1300, 350, 26],
    [180, 470, 24],
  ] as const)
    gull(s, x, y, span)
  buoy(s, 230, 900, 110, brick, paper)
}

export function ferryDeck(s: Sheet) {
  sky(s, { top: '#274467', middle: '#a78f9b', bottom: '#f6bf86' })
  sun(s, 430, 500, 50, '#fff0c0', '#ffb873')
  ridge(s, 520, 120, '#6e6684')
  forestRidge(s, 545, 44, 38, '#333d5e')
  water(s, 560, { top: '#eab58a', bottom: '#28455f' }, '#ffdfae', navy)
  reflection(s, 430, 568, 70, 260, '#fff0c4', 0.8)
  s.rect(-10, 820, 1520, 200, '#3d4f5d', { shade: down(0.2, -0.6) })
  const coats = [rust, mustard, teal, '#8b95a3', plum] as const
  const passengers = [
    [240, 330],
    [520, 300],
    [610, 270],
    [1010, 340],
    [1190, 315],
  ] as const
  for (const [at, [x, height]] of passengers.entries())
    person(s, x, 910, height, {
      coat: coats[at] ?? rust,
      hat: at % 2 ? navy : undefined,
      skin: at % 2 ? '#8a5a40' : '#d19a78',
    })
  s.rect(-10, 700, 1520, 16, paper, { shade: down(0.4, -0.4) })
    .rect(-10, 770, 1520, 8, foam)
    .rect(-10, 830, 1520, 8, foam)
  for (let x = 40; x < 1500; x += 180) s.rect(x, 700, 12, 190, paper, { shade: across(0.3, -0.5) })
  s.group('translate(790 770)', () => {
    for (let spoke = 0; spoke < 12; spoke += 1)
      s.group(`rotate(${spoke * 30})`, () =>
        s.path('M-19 -86Q0 -94 19 -86L13 -50Q0 -56 -13 -50Z', spoke % 3 ? paper : coral, { shade: slant(0.3, -0.4) }),
      )
  })
  gull(s, 860, 250, 92)
  gull(s, 1130, 360, 54)
}
