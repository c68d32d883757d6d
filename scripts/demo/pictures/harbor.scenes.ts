import { sailboat, skiff, trawler } from './boats.props.ts'
import { house } from './buildings.props.ts'
import { buoy, crabPot, pier } from './docks.props.ts'
import { cloudBank, forestRidge, gull, reflection, ridge, sky, sun, water } from './landscape.props.ts'
import { blush, brick, coral, mistBlue, mustard, navy, paper, plum, rust, straw, teal, umber, wood } from './palette.ts'
import { person } from './people.props.ts'
import { down, type Sheet, slant } from './sheet.draw.ts'

export function harborDawn(s: Sheet) {
  sky(s, { top: '#5c6a92', middle: '#e6a78c', bottom: '#fbdca0' })
  cloudBank(s, 380, 150, 620, '#b98b92', 0.75)
  cloudBank(s, 1180, 90, 520, '#8f86a0', 0.7)
  sun(s, 985, 388, 58, '#fff0bf', '#ffd08a')
  ridge(s, 470, 190, '#b88f96', { shade: down(0.2, -0.1) })
  s.mist(380, 130, '#ffe2b8', 0.6)
  ridge(s, 505, 150, '#7f6f8c', { shade: slant(0.35, -0.3) })
  forestRidge(s, 512, 50, 34, '#3f4668')
  for (let at = 0; at < 12; at += 1)
    house(s, 60 + at * 46 + s.random.between(-6, 6), 532, 34, s.random.between(36, 60), {
      wall: s.random.pick([paper, blush, '#c9a892', mistBlue]),
      roof: s.random.pick([plum, brick, navy]),
      lit: 0.6,
      columns: 1,
    })
  s.rect(-10, 530, 680, 20, '#2f3350')
  water(s, 545, { top: '#f1c294', bottom: '#34506b' }, '#ffe6ba', '#3b4a6b')
  reflection(s, 985, 552, 70, 380, '#fff0c4', 0.85)
  sailboat(s, 610, 620, 90, paper, false)
  sailboat(s, 760, 600, 70, '#c9d7d6', false)
  trawler(s, 1120, 650, 230, teal)
  trawler(s, 120, 740, 400, '#7c2f2c')
  skiff(s, 820, 800, 130, mustard)
  for (const [x, y, span] of [
    [840, 300, 34],
    [930, 250, 24],
    [700, 350, 20],
  ] as const)
    gull(s, x, y, span, '#fbeedd')
  pier(s, -20, 880, 560, 70)
  buoy(s, 360, 884, 46, coral, paper)
  buoy(s, 420, 884, 46, mustard, navy)
}

export function crabPots(s: Sheet) {
  sky(s, { top: '#43618a', middle: '#b7a9b0', bottom: '#f2c79b' })
  cloudBank(s, 520, 190, 820, '#d9a99a', 0.7)
  cloudBank(s, 1200, 110, 560, '#8f8aa6', 0.6)
  ridge(s, 470, 180, '#8c7f97')
  forestRidge(s, 505, 40, 36, '#46506f')
  water(s, 525, { top: '#d8b79c', bottom: '#37566b' }, '#f7dcb4', navy)
  trawler(s, 900, 640, 420, '#2c5d63')
  s.rect(-10, 720, 1520, 300, wood, { shade: down(0.35, -0.55) })
  for (let at = 0; at < 6; at += 1)
    s.line(
      [
        [-10, 766 + at * 46],
        [1510, 762 + at * 48],
      ],
      umber,
      4,
      { opacity: 0.7 },
    )
  for (const [x, y] of [
    [150, 820],
    [350, 830],
    [550, 818],
    [250, 720],
    [450, 722],
    [150, 706],
    [350, 618],
  ] as const)
    crabPot(s, x, y, 104)
  for (const [x, y, a, b] of [
    [700, 850, coral, paper],
    [770, 870, mustard, navy],
    [840, 846, paper, rust],
    [655, 900, navy, mustard],
  ] as const)
    buoy(s, x, y, 88, a, b)
  s.line('M700 880q90 60 200 20t170 40q40 50 -60 40t-120 -70', straw, 9)
  person(s, 1180, 880, 330, { coat: '#d97a3f', legs: '#c2602d', hat: navy, arm: 'out', skin: '#b97d5b' })
}
