import { cloudBank, conifer, forestRidge, gull, lens, reflection, ridge, sky, streetTree, sun, water } from './landscape.props.ts'
import { blush, brick, coral, foam, ink, lamp, mauve, meadow, mistBlue, moss, mustard, navy, paper, pine, plum, rust, sand, sea, slate, straw, teal, umber, wood } from './palette.ts'
import { across, ball, down, type Point, type Sheet, slant } from './sheet.draw.ts'
import { audience, house, person, shopfront, streetLamp, windowPane } from './town.props.ts'

export function mainStreetDusk(s: Sheet) {
  sky(s, { top: '#1f2c55', middle: '#7a5f86', bottom: '#f0a873' })
  cloudBank(s, 700, 160, 700, '#a06f86', 0.6)
  ridge(s, 560, 140, '#4d4a72')
  water(s, 590, { top: '#d99a77', bottom: '#4d5b7c' }, lamp, navy, 0.4)
  const walls = [brick, '#6e5a63', '#b06a4a', '#4c6470', '#8a5a48'] as const
  let x = -40
  walls.forEach((wall, at) => {
    const width = 150 - at * 12
    shopfront(s, x, 830 - at * 22, width, 560 - at * 74, wall, at % 2 ? rust : teal, 0.55)
    x += width + 4
  })
  x = 1540
  ;(['#7a3b33', '#5a6b6a', '#c08a5a', '#5c4560', '#7d5a4a'] as const).forEach((wall, at) => {
    const width = 156 - at * 12
    x -= width + 4
    shopfront(s, x, 830 - at * 22, width, 600 - at * 78, wall, at % 2 ? mustard : pine, 0.55)
  })
  s.path('M-10 830L560 735H930L1510 830V1010H-10Z', '#2c3354', { shade: down(0.15, -0.5) })
  s.poly([[720, 735], [770, 735], [1050, 1010], [440, 1010]], '#3d4468', { shade: down(0.2, -0.4) })
  for (let at = 0; at < 46; at += 1) {
    const t = s.random.next()
    lens(s, s.random.between(0, 1500), 780 + t * 220, 20 + t * 60, 1 + t * 5, s.random.pick([lamp, '#f0a873', mustard]), 0.14 + t * 0.3)
  }
  for (const [lx, ground, height] of [[330, 850, 300], [520, 790, 200], [1190, 850, 300], [985, 790, 200]] as const) {
    streetLamp(s, lx, ground, height)
    reflection(s, lx, ground + 6, 20, 130, lamp, 0.6)
  }
  person(s, 640, 850, 150, { coat: coral, hat: navy })
  person(s, 690, 852, 142, { coat: mustard, arm: 'out' })
  person(s, 1060, 920, 190, { coat: '#41586c', hat: rust })
}

export function councilChamber(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#7b5a45', bottom: '#b98a62' }, { shade: ball(0.5, 0.3, 0.4, -0.55) })
  for (let at = 0; at < 16; at += 1) s.rect(at * 96, 0, 5, 620, '#5b3f31', { opacity: 0.55 })
  for (const x of [90, 1200]) {
    windowPane(s, x, 120, 210, 330, '#9cc0c4', true, '#4a342b')
    s.poly([[x, 450], [x + 210, 450], [x + 210 + (x < 700 ? 320 : -40), 1000], [x + (x < 700 ? 120 : -330), 1000]], '#ffeac2', { opacity: 0.13, ghost: true })
  }
  s.circle(750, 240, 118, mustard, { shade: slant(0.5, -0.5) }).circle(750, 240, 100, teal, { shade: slant(0.2, -0.5) })
  s.clip('M650 240a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', () => {
    s.rect(640, 262, 220, 90, sea).poly([[640, 264], [700, 214], [750, 250], [800, 205], [870, 264]], pine)
    s.path('M706 268H796L782 292H720Z', paper).poly([[748, 262], [748, 186], [786, 256]], paper)
  })
  for (const [x, colour] of [[520, navy], [980, rust]] as const) s.line([[x, 150], [x, 520]], '#d8b25c', 9).path(`M${x + 4} 166Q${x + 60} 200 ${x + 46} 300Q${x + 60} 400 ${x + 8} 460Z`, colour, { shade: across(0.4, -0.6) })
  const coats = ['#40566a', plum, '#7c4a3b', pine, '#8f8a80', '#32425f', '#9a5a44'] as const
  const skins = ['#d9a07c', '#8a5a40', '#e3b391', '#b97d5b', '#c99272', '#dfae8e', '#7a4d36'] as const
  const hairs = ['#2b1f1c', '#1d1a22', '#c7bfb2', '#5a3826', '#8a8580', '#b97a42', '#1f1a1a'] as const
  coats.forEach((coat, at) => {
    const x = 246 + at * 168
    s.rect(x - 52, 430, 104, 170, '#3d2a24', { radius: 34, shade: down(0.3, -0.4) })
    person(s, x, 690, 280, { coat, skin: skins[at], hair: hairs[at], seated: true, arm: at === 2 ? 'up' : 'down' })
  })
  s.path('M120 590Q750 520 1380 590V800Q750 730 120 800Z', wood, { shade: down(0.45, -0.5) })
  s.path('M100 572Q750 502 1400 572V598Q750 528 100 598Z', '#d9a874', { shade: down(0.5, -0.2) })
  for (let at = 0; at < 7; at += 1) s.rect(178 + at * 168, 640 - Math.sin((at + 0.5) / 7 * Math.PI) * 44, 136, 110, '#8d5b3b', { radius: 4, shade: slant(0.2, -0.4) })
  for (let at = 0; at < 7; at += 1) s.line(`M${270 + at * 168} ${574 - Math.sin((at + 0.5) / 7 * Math.PI) * 46}q-4 -40 -26 -50`, ink, 4)
  audience(s, 840, 84, 176, ['#2f3b52', '#5a3a44', '#3f4f45', '#6a4a3a', '#26304a'])
}

export function schoolMorning(s: Sheet) {
  sky(s, { top: '#8db4c0', bottom: '#f6e3bd' })
  cloudBank(s, 1050, 170, 700, paper, 0.85)
  forestRidge(s, 520, 70, 90, '#6b8a78')
  s.rect(170, 300, 1160, 410, '#b5664a', { shade: across(0.3, -0.4) })
  s.rect(150, 282, 1200, 26, paper, { shade: down(0.4, -0.3) })
  s.poly([[600, 300], [750, 190], [900, 300]], '#c47757', { shade: across(0.3, -0.4) }).line([[592, 304], [750, 186], [908, 304]], paper, 14)
  s.circle(750, 262, 30, paper, { shade: slant(0.3, -0.3) }).line([[750, 262], [750, 242]], ink, 4).line([[750, 262], [764, 268]], ink, 4)
  for (let row = 0; row < 2; row += 1) for (let column = 0; column < 10; column += 1) {
    if (column > 3 && column < 6) continue
    windowPane(s, 214 + column * 110, 356 + row * 170, 70, 104, column % 4 === row ? lamp : '#35506a')
  }
  s.rect(640, 420, 220, 290, '#8e4a36', { shade: across(0.2, -0.4) }).rect(664, 520, 80, 190, teal, { shade: slant(0.4, -0.4) }).rect(756, 520, 80, 190, teal, { shade: slant(0.4, -0.4) })
  s.path('M664 500a86 86 0 0 1 172 0Z', lamp, { shade: down(0.3, -0.3) })
  s.path('M-10 706Q750 670 1510 706V1010H-10Z', meadow, { shade: down(0.3, -0.45) })
  s.poly([[650, 706], [850, 706], [1180, 1010], [320, 1010]], sand, { shade: down(0.3, -0.4) })
  s.line([[480, 720], [480, 150]], slate, 8).path('M484 156Q560 130 590 168T690 160V232Q620 250 590 232T484 240Z', coral, { shade: across(0.4, -0.5) })
  streetTree(s, 120, 760, 360, '#d08a3e')
  streetTree(s, 1370, 780, 400, '#b9602f')
  const bags = [coral, mustard, teal, plum, '#4b6a78', rust] as const
  ;[[560, 860, 190], [650, 820, 160], [780, 900, 210], [880, 830, 170], [950, 850, 180], [470, 930, 220]].forEach(([x = 0, y = 0, h = 0], at) => person(s, x, y, h, { coat: bags[at] ?? teal, skin: ['#d9a07c', '#8a5a40', '#c99272'][at % 3], hair: ['#2b1f1c', '#6b3f26', '#b98a52'][at % 3], arm: at === 4 ? 'up' : 'down' }))
}

export function gymFloor(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#38506a', bottom: '#6c8794' }, { shade: ball(0.5, 0.2, 0.35, -0.6) })
  for (let at = 0; at < 8; at += 1) s.line([[at * 214, 0], [750 + (at * 214 - 750) * 0.6, 170]], ink, 8, { opacity: 0.5 })
  for (let at = 0; at < 6; at += 1) {
    s.glow(200 + at * 220, 90, 150, '#fff3cf', 0.5)
    s.rect(160 + at * 220, 78, 80, 20, '#fff3cf', { radius: 6 })
  }
  for (let at = 0; at < 7; at += 1) s.path(`M${330 + at * 128} 190h84v120l-42 26l-42 -26Z`, at % 3 === 0 ? rust : at % 3 === 1 ? paper : mustard, { shade: slant(0.4, -0.4) })
  for (let row = 0; row < 6; row += 1) {
    s.rect(140 - row * 24, 400 + row * 40, 1220 + row * 48, 40, row % 2 ? '#b77a4d' : '#c98d5c', { shade: down(0.3, -0.5) })
    for (let seat = 0; seat < 26; seat += 1) {
      if (s.random.next() < 0.42) continue
      const x = 170 - row * 20 + seat * (46 + row * 1.5)
      s.path(`M${x - 17} ${442 + row * 40}q0 -36 17 -36q17 0 17 36Z`, s.random.pick([rust, navy, mustard, plum, '#5d7a55', '#8f8a80']), { shade: slant(0.3, -0.5) }).circle(x, 398 + row * 40, 11, s.random.pick(['#d9a07c', '#8a5a40', '#c99272', '#5a3826']), { shade: slant(0.3, -0.4) })
    }
  }
  s.rect(-10, 640, 1520, 370, '#d39a5c', { shade: down(0.5, -0.3) })
  for (let at = -14; at < 30; at += 1) s.line([[750 + (at - 8) * 74, 640], [750 + (at - 8) * 190, 1010]], '#b07a42', 2, { opacity: 0.6 })
  s.line([[-10, 700], [1510, 700]], paper, 6).line('M470 1010Q480 800 750 790Q1020 800 1030 1010', paper, 7).path('M620 700L570 1010H930L880 700Z', rust, { opacity: 0.75 })
  s.rect(690, 330, 18, 320, ink).rect(610, 250, 280, 180, paper, { radius: 8, shade: slant(0.3, -0.2) }).rect(690, 320, 120, 84, 'none').line('M690 400V320H810V400Z', rust, 7)
  s.line('M690 430H810', coral, 10)
  for (let at = 0; at < 7; at += 1) s.line([[694 + at * 19, 432], [712 + at * 13, 520]], paper, 3).line([[806 - at * 19, 432], [788 - at * 13, 520]], paper, 3)
  s.circle(860, 300, 40, '#d9763a', { shade: ball(0.3, 0.3, 0.5, -0.6) }).line('M822 296Q860 310 898 292M850 262Q870 300 856 339', ink, 4)
  person(s, 960, 880, 330, { coat: paper, legs: navy, arm: 'up', lean: -4, skin: '#8a5a40' })
  person(s, 560, 900, 310, { coat: rust, legs: rust, arm: 'out', skin: '#d9a07c', hair: '#6b3f26' })
  person(s, 1190, 900, 300, { coat: rust, legs: rust, arm: 'down', skin: '#c99272' })
}

export function bakeryWindow(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#26384e', { shade: slant(0.1, -0.5) })
  for (let row = 0; row < 12; row += 1) for (let at = 0; at < 16; at += 1) s.rect(at * 104 - (row % 2) * 52, row * 84, 100, 80, s.random.pick(['#2c4056', '#2a3b52', '#304862']), { shade: slant(0.2, -0.4) })
  s.glow(750, 480, 900, lamp, 0.55)
  s.rect(200, 200, 1100, 640, '#5b3327', { radius: 8, shade: down(0.2, -0.4) }).rect(228, 228, 1044, 560, '#f6d58f', { shade: ball(0.5, 0.35, 0.6, -0.3) })
  s.rect(228, 560, 1044, 14, umber).rect(228, 400, 1044, 10, umber)
  const loaf = (x: number, y: number, w: number, tone: string) => {
    s.path(`M${x - w} ${y}Q${x - w * 1.05} ${y - w * 0.72} ${x} ${y - w * 0.78}Q${x + w * 1.05} ${y - w * 0.72} ${x + w} ${y}Z`, tone, { shade: ball(0.35, 0.15, 0.55, -0.75) })
    for (let cut = -1; cut <= 1; cut += 1) s.line(`M${x + cut * w * 0.5 - w * 0.14} ${y - w * 0.25}Q${x + cut * w * 0.5} ${y - w * 0.6} ${x + cut * w * 0.5 + w * 0.18} ${y - w * 0.66}`, '#f1cf97', 6)
  }
  for (let at = 0; at < 7; at += 1) if (at !== 3 && at !== 4) loaf(310 + at * 146, 400, 58, at % 2 ? '#b5703a' : '#c98545')
  for (let at = 0; at < 4; at += 1) loaf(330 + at * 190 + (at > 1 ? 210 : 0), 560, 78, at % 2 ? '#a9622f' : '#bb7638')
  for (let at = 0; at < 5; at += 1) s.ellipse(330 + at * 90, 778, 40, 12, umber, { opacity: 0.4 }).path(`M${292 + at * 90} 772q38 -60 76 0q-38 14 -76 0Z`, at % 2 ? '#d99a52' : '#c57f3c', { shade: down(0.4, -0.6) })
  person(s, 1010, 800, 440, { coat: paper, skin: '#d9a07c', hair: '#d8d2c6', arm: 'out', legs: '#6a5a52' })
  s.rect(720, 690, 540, 110, '#7d4a33', { shade: down(0.4, -0.5) }).rect(700, 676, 580, 18, '#d9a874')
  s.path('M770 676v-62h80v62Z', '#e9dcc0', { shade: across(0.3, -0.4) }).path('M760 620q50 -26 100 0Z', '#cdbf9f')
  for (let stripe = 0; stripe < 12; stripe += 1) s.poly([[170 + stripe * 97, 96], [267 + stripe * 97, 96], [272 + stripe * 99, 226], [165 + stripe * 97, 226]], stripe % 2 ? paper : brick, { shade: down(0.3, -0.5) })
  s.rect(728, 228, 12, 560, '#5b3327')
  s.rect(0, 880, 1500, 120, '#1d2a40', { shade: down(0.2, -0.4) })
  s.poly([[228, 880], [1272, 880], [1420, 1000], [90, 1000]], lamp, { opacity: 0.25, ghost: true })
  person(s, 150, 950, 400, { coat: '#35506a', hat: rust, legs: ink })
  person(s, 1390, 960, 380, { coat: plum, hair: '#6b3f26', legs: ink })
}

export function marketStalls(s: Sheet) {
  sky(s, { top: '#a9c4c4', bottom: '#f3e6c6' })
  s.rect(0, 120, 1500, 500, '#8b6a52', { shade: down(-0.2, 0.1) })
  for (let at = 0; at < 8; at += 1) s.path(`M${at * 200 - 20} 120L${at * 200 + 80} 40L${at * 200 + 180} 120Z`, '#6b4d3d', { shade: slant(0.3, -0.4) })
  for (let at = 0; at < 6; at += 1) windowPane(s, 90 + at * 240, 170, 130, 150, '#cfe0d3', true, '#5b4033')
  s.rect(0, 620, 1500, 400, '#b9a88c', { shade: down(0.3, -0.4) })
  for (let at = 0; at < 40; at += 1) s.line(`M0 0`, ink, 0).circle(38 + at * 38, 130 + Math.sin(at * 0.52) * 26, 7, lamp)
  const stalls = [[60, coral, moss], [560, mustard, rust], [1060, teal, '#d9b14a']] as const
  for (const [x, awning, goods] of stalls) {
    person(s, x + 190, 720, 300, { coat: s.random.pick(['#e8ddc6', '#4b6a78', '#7c4a3b']), skin: s.random.pick(['#d9a07c', '#8a5a40', '#c99272']), arm: 'out' })
    s.rect(x, 330, 12, 440, umber).rect(x + 368, 330, 12, 440, umber)
    for (let stripe = 0; stripe < 8; stripe += 1) s.path(`M${x - 24 + stripe * 54} 400L${x + 10 + stripe * 46} 320h46L${x + 30 + stripe * 54} 400q-27 34 -54 0Z`, stripe % 2 ? paper : awning, { shade: down(0.3, -0.5) })
    s.rect(x - 10, 660, 400, 130, wood, { shade: down(0.4, -0.5) })
    for (let crate = 0; crate < 4; crate += 1) {
      const left = x + crate * 98
      for (let fruit = 0; fruit < 11; fruit += 1) s.circle(left + 12 + (fruit % 5) * 17 + s.random.between(-3, 3), 650 - Math.floor(fruit / 5) * 16, 13, crate % 2 ? goods : s.random.pick([rust, mustard, meadow, '#8d3f56']), { shade: ball(0.35, 0.3, 0.5, -0.6) })
      s.poly([[left - 4, 656], [left + 90, 656], [left + 84, 706], [left + 2, 706]], '#cfa06a', { shade: down(0.3, -0.4) }).line([[left, 680], [left + 87, 680]], umber, 3)
    }
  }
  person(s, 500, 940, 360, { coat: plum, hat: mustard, arm: 'down' })
  person(s, 590, 930, 220, { coat: coral, hair: '#b98a52' })
  person(s, 1010, 950, 370, { coat: '#41586c', hair: '#c7bfb2', skin: '#c99272', arm: 'out' })
}

export function libraryRoom(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#3f5a58', bottom: '#6f7d66' }, { shade: ball(0.5, 0.35, 0.4, -0.6) })
  s.path('M540 640V260a210 210 0 0 1 420 0V640Z', paper, { shade: down(0.2, -0.3) }).path('M560 640V264a190 190 0 0 1 380 0V640Z', { top: '#a9cbd0', bottom: '#f6e0b0' }, { shade: down(0.2, 0.4) })
  s.clip('M560 640V264a190 190 0 0 1 380 0V640Z', () => {
    ridge(s, 520, 80, '#8aa6a8')
    s.rect(540, 540, 440, 120, '#7fb0ac')
    s.poly([[700, 560], [770, 560], [758, 574], [712, 574]], brick).poly([[734, 556], [734, 480], [766, 552]], paper)
  })
  s.line([[750, 74], [750, 640]], paper, 10).line([[560, 380], [940, 380]], paper, 10)
  const spines = [brick, teal, mustard, plum, pine, rust, navy, sand, mauve, moss] as const
  for (const side of [0, 1]) for (let row = 0; row < 4; row += 1) {
    const left = side ? 1000 : 20
    s.rect(left - 10, 100 + row * 146, 500, 140, '#2e3f3c').rect(left - 14, 236 + row * 146, 508, 14, wood, { shade: down(0.4, -0.4) })
    for (let x = left; x < left + 466; ) {
      const width = s.random.between(14, 30)
      const height = s.random.between(78, 124)
      s.rect(x, 236 + row * 146 - height, width - 2, height, s.random.pick(spines), { shade: across(0.4, -0.5) })
      s.rect(x + 2, 236 + row * 146 - height * 0.8, width - 6, 5, paper, { opacity: 0.6 })
      x += width
    }
  }
  s.rect(0, 690, 1500, 310, '#8a5d40', { shade: down(0.3, -0.5) })
  s.poly([[560, 690], [940, 690], [1120, 1000], [380, 1000]], lamp, { opacity: 0.28, ghost: true })
  person(s, 560, 830, 300, { coat: rust, seated: true, hair: '#c7bfb2' })
  person(s, 930, 830, 280, { coat: '#4b6a78', seated: true, skin: '#8a5a40' })
  person(s, 1220, 900, 380, { coat: mustard, hair: '#2b1f1c', arm: 'up' })
  person(s, 250, 900, 240, { coat: teal, hair: '#b98a52', arm: 'up' })
  s.rect(400, 740, 700, 26, '#c98d5c', { radius: 8, shade: down(0.5, -0.3) }).rect(450, 766, 24, 170, umber).rect(1026, 766, 24, 170, umber)
  for (const x of [640, 840]) {
    s.glow(x, 700, 170, lamp, 0.6)
    s.line([[x, 740], [x, 660]], '#d8b25c', 8).path(`M${x - 60} 668q60 -60 120 0Z`, pine, { shade: down(0.5, -0.4) })
  }
  s.path('M510 738l60 -18l60 18Z', paper, { shade: across(0.2, -0.3) }).path('M890 738l60 -18l60 18Z', paper, { shade: across(0.2, -0.3) })
}

export function hillsideHomes(s: Sheet) {
  sky(s, { top: '#7ca3b5', middle: '#d3d9c9', bottom: '#f7dfb2' })
  cloudBank(s, 420, 140, 700, paper, 0.85)
  ridge(s, 420, 150, '#93aaa4')
  forestRidge(s, 470, 70, 60, '#56786a')
  const rows = [[520, 78, '#8ba37a'], [620, 104, '#7a9468'], [740, 138, '#6a8459']] as const
  for (const [ground, size, grass] of rows) {
    s.path(`M-10 ${ground - 30}Q600 ${ground - 90} 1510 ${ground - 10}V1010H-10Z`, grass, { shade: down(0.25, -0.35) })
    for (let x = 30; x < 1480; x += size * s.random.between(1.25, 1.7)) house(s, x, ground - 34 + Math.abs(x - 700) * 0.02, size, size * s.random.between(1.05, 1.35), { wall: s.random.pick([paper, blush, mistBlue, '#d9b27e', '#c98d74', '#a9b89a']), roof: s.random.pick([brick, slate, plum, pine]), lit: 0.2 })
  }
  s.path('M-10 860Q750 760 1510 850V1010H-10Z', '#b58e63', { shade: down(0.3, -0.5) })
  for (const x of [330, 640, 950]) {
    const frame = '#e2bd86'
    s.rect(x, 880, 250, 20, '#8d8577')
    for (let post = 0; post < 6; post += 1) s.rect(x + post * 48, 690, 9, 190, frame, { shade: across(0.4, -0.5) })
    s.rect(x, 684, 250, 10, frame).rect(x, 786, 250, 9, frame).line([[x - 14, 690], [x + 125, 570], [x + 264, 690]], frame, 10)
    for (let rafter = 1; rafter < 5; rafter += 1) s.line([[x + rafter * 50, 690], [x + rafter * 50, 690 - (rafter < 3 ? rafter * 44 : (5 - rafter) * 44)]], frame, 6)
  }
  person(s, 560, 930, 150, { coat: '#e8c33f', hat: paper, arm: 'out' })
  person(s, 900, 935, 150, { coat: '#e07a35', hat: mustard, arm: 'up', skin: '#8a5a40' })
  s.line([[1260, 900], [1260, 240]], mustard, 16).line([[1010, 270], [1440, 250]], mustard, 12).line([[1260, 200], [1020, 268]], mustard, 4).line([[1260, 200], [1430, 250]], mustard, 4).line([[1070, 268], [1070, 470]], ink, 3).rect(1020, 470, 100, 12, '#e2bd86')
}

export function ballotBox(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#d9c7a0', bottom: '#eddcb4' }, { shade: ball(0.35, 0.4, 0.4, -0.35) })
  for (let at = 0; at < 9; at += 1) s.line([[at * 190, 0], [at * 190, 1000]], '#c9b184', 3, { opacity: 0.5 })
  s.ellipse(760, 920, 470, 46, '#8d7350', { opacity: 0.6 })
  s.path('M420 380H1080L1110 920H390Z', teal, { shade: { kind: 'linear', from: [0, 0], to: [1, 0.3], stops: [[0, 0.45], [0.55, -0.1], [1, -0.75]] } })
  s.path('M400 320Q410 270 470 268H1030Q1090 270 1100 320V400H400Z', '#2a6a72', { shade: down(0.5, -0.4) })
  s.rect(560, 312, 380, 34, ink, { radius: 16 })
  s.rect(520, 540, 460, 250, paper, { radius: 10, shade: slant(0.3, -0.2) })
  s.path('M560 690L630 640L700 690L770 620L850 690L940 640V750H560Z', '#8fb3ac').circle(870, 600, 26, mustard)
  s.rect(560, 716, 380, 44, '#3f8189')
  s.group('translate(770 214) rotate(-6)', () => {
    s.rect(-150, -140, 300, 220, paper, { shade: slant(0.4, -0.3) })
    for (let row = 0; row < 3; row += 1) s.rect(-116, -102 + row * 52, 30, 30, row === 1 ? rust : '#d9cfb6', { radius: 15 }).rect(-64, -94 + row * 52, 160 - row * 22, 12, mistBlue)
  })
  s.path('M1510 -10V210Q1240 260 1010 240Q900 250 860 220Q850 190 900 184L990 176Q960 150 900 142Q870 130 890 108Q990 104 1080 136Q1260 60 1330 -10Z', '#c98f6c', { shade: down(0.35, -0.55) })
  s.path('M1510 -10V240Q1390 262 1330 250Q1270 90 1340 -10Z', brick, { shade: slant(0.3, -0.5) })
  for (const [x, ground, height, coat] of [[150, 940, 430, plum], [290, 930, 400, mustard], [1290, 945, 420, '#4b6a78']] as const) person(s, x, ground, height, { coat, legs: ink, hair: coat === plum ? '#c7bfb2' : '#3a2720', skin: coat === mustard ? '#8a5a40' : '#d9a07c' })
}

export function courthouse(s: Sheet) {
  sky(s, { top: '#58708a', middle: '#b7b3ae', bottom: '#f0cfa0' })
  cloudBank(s, 300, 200, 700, '#d9cdbf', 0.8)
  forestRidge(s, 700, 40, 110, '#4a6460')
  s.rect(200, 360, 1100, 420, '#d8c7a8', { shade: across(0.35, -0.55) })
  s.poly([[420, 330], [750, 190], [1080, 330]], '#e2d3b6', { shade: across(0.35, -0.4) }).poly([[500, 318], [750, 214], [1000, 318]], '#c3b08e', { shade: down(-0.3, 0.1) })
  s.rect(180, 330, 1140, 44, '#eadcc2', { shade: down(0.4, -0.4) }).circle(750, 276, 34, paper).line([[750, 276], [750, 254]], ink, 5).line([[750, 276], [768, 284]], ink, 5)
  s.rect(690, 40, 120, 150, '#d8c7a8', { shade: across(0.3, -0.5) }).path('M680 60Q690 -30 750 -40Q810 -30 820 60Z', '#6f9a8c', { shade: across(0.4, -0.6) })
  for (let at = 0; at < 4; at += 1) {
    windowPane(s, 236 + at * 0 + (at % 2) * 96, at < 2 ? 430 : 600, 62, 110, at === 1 ? lamp : '#3d4f66')
    windowPane(s, 1106 + (at % 2) * 96, at < 2 ? 430 : 600, 62, 110, at === 2 ? lamp : '#3d4f66')
  }
  s.rect(430, 374, 640, 406, '#6a5a55', { shade: down(-0.6, 0) }).rect(680, 520, 140, 260, brick, { shade: slant(0.3, -0.4) }).rect(744, 520, 10, 260, umber)
  for (let at = 0; at < 6; at += 1) s.rect(440 + at * 113, 374, 54, 406, '#efe3cb', { shade: across(0.45, -0.7) }).rect(430 + at * 113, 374, 74, 22, '#efe3cb', { shade: down(0.4, -0.4) }).rect(430 + at * 113, 762, 74, 22, '#efe3cb', { shade: down(0.4, -0.4) })
  for (let step = 0; step < 6; step += 1) s.rect(380 - step * 34, 784 + step * 28, 740 + step * 68, 28, '#d9cbb0', { shade: down(0.55, -0.5) })
  s.rect(-10, 948, 1520, 70, '#8f8a7c', { shade: down(0.2, -0.3) })
  person(s, 640, 900, 190, { coat: navy, legs: ink, arm: 'out' })
  person(s, 860, 926, 200, { coat: '#7a5a4a', hair: '#b9b3a8', skin: '#8a5a40' })
  person(s, 300, 966, 220, { coat: rust, hat: ink })
  streetLamp(s, 140, 960, 340)
  streetLamp(s, 1370, 960, 340)
}

export function theatreStage(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#3a1d2c', { shade: ball(0.5, 0.4, 0.15, -0.7) })
  s.rect(230, 140, 1040, 560, '#26375a', { shade: ball(0.5, 0.6, 0.45, -0.5) })
  s.circle(930, 300, 80, '#f6e3b4', { shade: slant(0.4, -0.2) })
  ridge(s, 560, 120, '#3a5372', { bottom: 660 })
  s.rect(230, 620, 1040, 100, '#9a6742', { shade: down(0.5, -0.3) })
  s.poly([[760, 0], [820, 0], [1010, 680], [560, 680]], '#ffe9b6', { opacity: 0.24, ghost: true })
  s.ellipse(785, 678, 225, 26, '#ffe9b6', { opacity: 0.4, ghost: true })
  s.poly([[380, 620], [430, 520], [560, 520], [610, 620]], umber).poly([[488, 520], [488, 270], [600, 500]], paper, { shade: across(0.3, -0.5) }).path('M340 600H640L610 650H380Z', brick, { shade: down(0.3, -0.6) })
  person(s, 780, 690, 270, { coat: mustard, legs: '#7c2f2c', arm: 'up', skin: '#8a5a40' })
  person(s, 1030, 688, 250, { coat: '#7fb0ac', legs: navy, arm: 'out', hair: '#b97a42' })
  for (const side of [0, 1]) s.group(side ? 'translate(1500 0) scale(-1 1)' : '', () => {
    for (let fold = 0; fold < 5; fold += 1) s.path(`M${90 + fold * 52} 110H${150 + fold * 52}Q${150 + fold * 40} 420 ${118 + fold * 24} 720H${70 + fold * 24}Q${96 + fold * 40} 420 ${90 + fold * 52} 110Z`, fold % 2 ? '#a5342f' : '#8a2a2c', { shade: across(0.45, -0.6) })
    s.rect(0, 60, 120, 700, '#b98a4a', { shade: across(-0.5, 0.4) })
    s.rect(30, 60, 10, 700, '#e2c07a')
  })
  for (let swag = 0; swag < 6; swag += 1) s.path(`M${100 + swag * 217} 90h217q-20 120 -108 124q-90 -4 -109 -124Z`, swag % 2 ? '#a5342f' : '#922d2d', { shade: down(0.4, -0.6) })
  s.rect(0, 50, 1500, 56, '#c79a52', { shade: down(0.5, -0.4) })
  for (let at = 0; at < 26; at += 1) s.glow(40 + at * 58, 78, 40, lamp, 0.6).circle(40 + at * 58, 78, 9, '#fff3cf')
  s.rect(0, 716, 1500, 30, '#c79a52', { shade: down(0.4, -0.5) }).rect(0, 746, 1500, 260, '#26111f')
  audience(s, 800, 62, 128, ['#3a2138', '#4a2a36', '#2c2340', '#51303a'])
  audience(s, 890, 76, 158, ['#2a1830', '#381f30', '#1f1a30', '#40242e'])
}

export function muralWall(s: Sheet) {
  sky(s, { top: '#a6c6cb', bottom: '#f3e4c4' })
  s.rect(140, 110, 1360, 760, '#d7b48c', { shade: across(0.3, -0.3) })
  for (let row = 0; row < 21; row += 1) s.line([[140, 130 + row * 36], [1500, 130 + row * 36]], '#bd9468', 2, { opacity: 0.5 })
  s.clip('M260 150H1420V850H260Z', () => {
    s.rect(260, 150, 1160, 700, { top: '#1f5660', bottom: '#2f7a80' }, { shade: slant(0.2, -0.3) })
    s.circle(1120, 350, 170, mustard, { shade: slant(0.4, -0.4) })
    for (let wave = 0; wave < 6; wave += 1) {
      const points: Point[] = []
      for (let x = 240; x <= 1440; x += 40) points.push([x, 650 + wave * 40 + Math.sin(x / 70 + wave) * 18])
      s.poly([...points, [1440, 870], [240, 870]], ([foam, '#8dbcc2', '#5f9aa8', '#3f8189', teal, ink] as const)[wave] ?? teal, { shade: down(0.3, -0.3) })
    }
    s.path('M690 700Q660 560 600 500Q560 420 640 350Q700 300 690 240Q688 196 730 186L860 206L740 226Q760 300 720 370Q700 420 780 450Q920 490 960 620Q860 590 780 640Q760 690 760 720Z', '#dfe6dc', { shade: slant(0.4, -0.5) })
    s.path('M700 460Q860 500 960 620Q860 590 780 640Q700 590 700 460Z', slate, { shade: slant(0.3, -0.5) })
    s.line([[715, 690], [710, 830]], mustard, 11).line([[752, 690], [760, 830]], mustard, 11)
    s.circle(722, 208, 8, ink).path('M690 200Q640 180 600 200Q660 206 694 220Z', ink)
  })
  s.rect(980, 470, 440, 380, '#d7b48c', { opacity: 0.82 })
  for (let at = 0; at < 26; at += 1) s.line([[990 + s.random.between(0, 400), 480 + at * 14], [1010 + s.random.between(0, 400), 480 + at * 14]], '#a98763', 3, { opacity: 0.6 })
  for (const x of [930, 1180, 1430]) s.rect(x, 240, 12, 660, slate, { shade: across(0.4, -0.5) })
  for (const y of [470, 690]) s.rect(900, y, 600, 18, wood, { shade: down(0.4, -0.4) })
  s.line([[936, 690], [1186, 480]], slate, 6).line([[1186, 900], [1436, 700]], slate, 6)
  person(s, 1050, 472, 220, { coat: coral, legs: navy, hair: '#1d1a22', arm: 'up', skin: '#b97d5b' })
  person(s, 1290, 692, 210, { coat: mustard, legs: '#5b4a3c', hat: plum, arm: 'out' })
  s.rect(1130, 650, 44, 40, paper, { shade: across(0.3, -0.5) }).rect(1130, 646, 44, 10, teal)
  s.rect(-10, 868, 1520, 142, '#8f8a7c', { shade: down(0.3, -0.4) })
  streetTree(s, 90, 900, 480, moss)
  person(s, 420, 960, 270, { coat: '#4b6a78', hair: '#c7bfb2' })
  person(s, 510, 962, 170, { coat: rust, hair: '#6b3f26', arm: 'up' })
}

export function bayBench(s: Sheet) {
  sky(s, { top: '#8fb3bd', middle: '#d9dccb', bottom: '#f7dcae' })
  sun(s, 1120, 330, 44, '#fff3cf', '#ffe0a0')
  ridge(s, 480, 170, '#a3b3ae')
  s.mist(400, 120, '#fbecc8', 0.6)
  forestRidge(s, 520, 50, 40, '#5d7f75')
  water(s, 535, { top: '#d5d7bf', bottom: '#4a8288' }, '#fff3d3', teal)
  reflection(s, 1120, 540, 60, 200, '#fff3cf', 0.7)
  sailLine(s)
  s.path('M-10 800Q700 730 1510 790V1010H-10Z', meadow, { shade: down(0.35, -0.5) })
  s.path('M-10 900Q700 850 1510 890V1010H-10Z', sand, { shade: down(0.3, -0.4) })
  s.rect(470, 770, 480, 18, umber, { shade: down(0.4, -0.4) }).rect(470, 690, 480, 16, umber).rect(470, 726, 480, 16, umber).rect(500, 690, 14, 210, ink).rect(906, 690, 14, 210, ink)
  person(s, 640, 860, 250, { coat: rust, seated: true, hair: '#d8d2c6', skin: '#d9a07c' })
  person(s, 790, 860, 240, { coat: '#3f5a72', seated: true, hat: mustard, skin: '#8a5a40' })
  s.rect(470, 690, 480, 16, umber, { shade: down(0.4, -0.4) }).rect(470, 726, 480, 16, umber, { shade: down(0.4, -0.4) })
  conifer(s, 170, 880, 640)
  conifer(s, 300, 860, 420, '#2c564a')
  gull(s, 900, 250, 40)
  gull(s, 1000, 200, 26)
}

function sailLine(s: Sheet) {
  for (const [x, size] of [[420, 60], [620, 40], [860, 52], [1330, 46]] as const) s.poly([[x, 560], [x, 560 - size], [x + size * 0.5, 560]], paper, { shade: across(0.3, -0.4) }).path(`M${x - size * 0.3} 562h${size}l-${size * 0.2} 10h-${size * 0.6}Z`, brick)
}

export function footballLights(s: Sheet) {
  sky(s, { top: '#0f1a38', middle: '#2c3f6b', bottom: '#7a6a8a' })
  forestRidge(s, 470, 60, 90, '#1d2a48')
  for (const [x, height] of [[160, 430], [480, 350], [1020, 350], [1340, 430]] as const) {
    s.rect(x - 6, 500 - height, 12, height, '#3d4a66')
    s.glow(x, 490 - height, 330, '#fff3cf', 0.75)
    for (let bulb = 0; bulb < 8; bulb += 1) s.circle(x - 48 + (bulb % 4) * 32, 480 - height + Math.floor(bulb / 4) * 28, 13, '#fffaf0')
    s.poly([[x - 60, 500 - height], [x + 60, 500 - height], [x + 520, 1000], [x - 520, 1000]], '#fff3cf', { opacity: 0.06, ghost: true })
  }
  s.rect(0, 430, 1500, 110, '#4a5573', { shade: down(0.2, -0.5) })
  for (let row = 0; row < 4; row += 1) for (let at = 0; at < 88; at += 1) s.circle(8 + at * 17 + (row % 2) * 8, 446 + row * 24, 8, s.random.pick([rust, mustard, paper, '#8a6a5a', navy, '#c99272']), { shade: slant(0.3, -0.4) })
  s.rect(0, 538, 1500, 470, { top: '#4f8a5a', bottom: '#2a5c45' }, { shade: down(0.45, -0.4) })
  for (let band = 0; band < 6; band += 1) s.poly([[250 * band + 125, 540], [250 * band + 250, 540], [750 + (250 * band - 500) * 1.9, 1010], [750 + (250 * band - 625) * 1.9, 1010]], '#5f9a66', { opacity: 0.35 })
  for (let at = 0; at < 9; at += 1) s.line([[750 + (at - 4) * 190, 540], [750 + (at - 4) * 400, 1010]], paper, 5, { opacity: 0.85 })
  s.line([[0, 620], [1500, 620]], paper, 3, { opacity: 0.6 }).line([[0, 780], [1500, 780]], paper, 4, { opacity: 0.6 })
  const player = (x: number, y: number, h: number, shirt: string, lean: number, arm: 'up' | 'out' | 'down') => {
    s.ellipse(x + 10, y + 2, h * 0.3, h * 0.05, ink, { opacity: 0.4 })
    person(s, x, y, h, { coat: shirt, legs: shirt === rust ? paper : navy, hat: shirt === rust ? mustard : navy, lean, arm, skin: '#a9745a' })
  }
  player(420, 700, 150, '#d9dfe0', 8, 'out')
  player(560, 730, 160, rust, -8, 'out')
  player(980, 700, 150, '#d9dfe0', -10, 'out')
  player(1110, 760, 170, '#d9dfe0', -12, 'up')
  player(860, 800, 210, rust, 10, 'out')
  player(330, 860, 220, rust, -6, 'up')
  player(1220, 900, 230, rust, 6, 'down')
  s.ellipse(640, 400, 34, 20, '#8a4a2c', { shade: slant(0.5, -0.5) }).line([[626, 394], [654, 402]], paper, 4)
  s.line('M330 660Q480 420 620 402', paper, 3, { opacity: 0.35, ghost: true })
}

/** A scoreboard in seven-segment figures; no typeface is needed, so it looks the same everywhere. */
export function scoreboardNight(s: Sheet) {
  sky(s, { top: '#111b3a', bottom: '#4a4a72' })
  forestRidge(s, 760, 60, 130, '#182444')
  s.rect(330, 640, 40, 380, '#39435c', { shade: across(0.4, -0.6) }).rect(1130, 640, 40, 380, '#39435c', { shade: across(0.4, -0.6) })
  s.glow(750, 420, 800, '#ffb86b', 0.35)
  s.rect(170, 170, 1160, 500, '#1d2438', { radius: 16, shade: slant(0.25, -0.4) })
  s.rect(170, 130, 1160, 60, brick, { radius: 10, shade: down(0.4, -0.4) })
  s.path('M700 160q20 -30 50 -24q60 4 56 30q-30 -8 -56 2q-30 6 -50 -8Z', paper)
  const segments = { a: [0, 0, 1, 0], b: [1, 0, 1, 1], c: [1, 1, 1, 2], d: [0, 2, 1, 2], e: [0, 1, 0, 2], f: [0, 0, 0, 1], g: [0, 1, 1, 1] } as const
  const figures: Record<string, string> = { 0: 'abcdef', 1: 'bc', 2: 'abged', 4: 'fgbc' }
  const figure = (x: number, y: number, size: number, value: string, colour: string) => {
    for (const [name, [x1, y1, x2, y2]] of Object.entries(segments)) {
      const on = figures[value]?.includes(name)
      s.line([[x + x1 * size, y + y1 * size], [x + x2 * size, y + y2 * size]], on ? colour : '#2b344c', size * 0.17)
      if (on) s.glow(x + ((x1 + x2) / 2) * size, y + ((y1 + y2) / 2) * size, size * 0.55, colour, 0.35)
    }
  }
  ;[['2', 270], ['4', 420], ['2', 980], ['1', 1110]].forEach(([value, x]) => figure(Number(x), 280, 96, String(value), '#ffc46b'))
  ;['0', '0', '0'].forEach((value, at) => figure(640 + at * 80 + (at ? 26 : 0), 330, 46, value, '#ff7a55'))
  s.circle(716, 356, 7, '#ff7a55').circle(716, 396, 7, '#ff7a55')
  for (let at = 0; at < 4; at += 1) s.circle(660 + at * 60, 560, 15, at === 3 ? '#ff7a55' : '#2b344c')
  audience(s, 830, 72, 150, ['#8a3a2c', '#26304a', '#b5793a', '#3a2a44'])
}

export function beachRunners(s: Sheet) {
  sky(s, { top: '#8fb6c1', bottom: '#f5e2bb' })
  cloudBank(s, 950, 150, 760, paper, 0.8)
  ridge(s, 430, 170, '#9bb0ac')
  s.path('M-10 520L220 360L330 380L420 470L520 520Z', '#4d6b60', { shade: slant(0.35, -0.6) })
  water(s, 510, { top: '#a9c9c0', bottom: '#5f9a98' }, foam, teal)
  s.path('M-10 700Q400 620 800 690T1510 640V1010H-10Z', '#cfe0d3', { shade: down(0.4, -0.1) })
  s.path('M-10 724Q400 646 800 716T1510 668V1010H-10Z', sand, { shade: down(0.3, -0.45) })
  s.path('M-10 724Q400 646 800 716T1510 668V740Q1100 700 800 780T-10 800Z', '#b9a680', { shade: down(0.3, -0.2) })
  const runner = (x: number, y: number, h: number, shirt: string, hair: string, skin: string, phase: number) => s.group(`translate(${x} ${y}) scale(${h / 100}) rotate(6)`, () => {
    const swing = phase ? 1 : -1
    s.line([[0, -46], [14 * swing, -24], [26 * swing, -4]], skin, 7).line([[0, -46], [-10 * swing, -26], [-26 * swing, -22]], skin, 7)
    s.line([[27 * swing, -3], [33 * swing, -3]], coral, 6).line([[-27 * swing, -22], [-29 * swing, -16]], coral, 6)
    s.path('M-9 -50H9L12 -36H-12Z', navy, { shade: across(0.3, -0.5) }).path('M-9 -48Q-12 -66 -8 -76Q0 -80 8 -76Q12 -64 9 -48Z', shirt, { shade: across(0.45, -0.5) })
    s.line([[7, -72], [17, -60], [8, -54]], skin, 5).line([[-7, -72], [-17, -62], [-22, -70]], skin, 5)
    s.rect(-3, -84, 6, 8, skin).ellipse(1, -89, 7, 8.4, skin, { shade: across(-0.4, 0.3) }).path('M-7 -87Q-9 -99 1 -98Q10 -98 7 -91Q0 -95 -7 -87Z', hair).line(`M-6 -92Q-18 -92 -20 -80`, hair, 5)
    s.ellipse(2, 2, 26, 2.6, '#8d7a58', { opacity: 0.5 })
  })
  runner(1180, 740, 190, '#d9dfe0', '#b98a52', '#d9a07c', 0)
  runner(1010, 770, 210, '#3f6f8a', '#2b1f1c', '#e0b090', 1)
  runner(380, 820, 250, rust, '#6b3f26', '#d9a07c', 0)
  runner(560, 850, 290, rust, '#1d1a22', '#8a5a40', 1)
  runner(800, 900, 350, rust, '#2b1f1c', '#c99272', 0)
  for (let at = 0; at < 30; at += 1) s.ellipse(s.random.between(60, 1440), s.random.between(870, 1000), s.random.between(6, 20), 4, '#a58f66', { opacity: 0.6 })
}

export function podcastDesk(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#24365a', bottom: '#3d5a70' }, { shade: ball(0.5, 0.4, 0.25, -0.6) })
  windowPane(s, 950, 120, 380, 400, '#e9b88a', true, '#16203a')
  s.clip('M950 120H1330V520H950Z', () => { s.rect(950, 400, 380, 130, '#5f86a0'); s.path('M950 420Q1040 330 1140 400T1330 380V430H950Z', '#4a4a72'); s.circle(1200, 300, 36, '#fff0c0') })
  s.line([[1140, 120], [1140, 520]], ink, 12).line([[950, 310], [1330, 310]], ink, 12)
  s.rect(0, 700, 1500, 300, wood, { shade: down(0.4, -0.5) })
  person(s, 330, 1010, 640, { coat: '#7c4a3b', hair: '#b9b3a8', skin: '#d3a080', seated: true })
  s.line('M278 402Q330 310 388 402', ink, 14).rect(262, 392, 30, 54, ink, { radius: 12 }).rect(374, 392, 30, 54, ink, { radius: 12 })
  s.line([[980, 900], [860, 560], [690, 500]], ink, 16).ellipse(980, 908, 90, 22, ink)
  s.group('translate(650 490) rotate(-20)', () => {
    s.rect(-66, -150, 132, 230, '#8796a0', { radius: 66, shade: across(0.55, -0.7) })
    for (let at = 0; at < 7; at += 1) s.line([[-60, -100 + at * 20], [60, -100 + at * 20]], ink, 4, { opacity: 0.55 })
    s.rect(-72, 20, 144, 20, mustard, { shade: across(0.5, -0.5) }).rect(-30, 80, 60, 60, ink, { radius: 8 })
  })
  for (let at = 0; at < 30; at += 1) {
    const h = 20 + Math.abs(Math.sin(at * 0.7) * Math.cos(at * 0.23)) * 110
    s.rect(560 + at * 26, 830 - h / 2, 11, h, at % 3 ? coral : lamp, { radius: 6 })
  }
  s.rect(1180, 720, 120, 110, paper, { radius: 12, shade: across(0.4, -0.5) }).line('M1300 750q50 0 40 40t-44 20', paper, 13)
}

/** The show's cover: a bell buoy at slack water, which is to say when nothing runs. */
export function showCover(s: Sheet) {
  const w = s.width
  sky(s, { top: '#1d3b54', middle: '#d98a62', bottom: '#f7cf8e' })
  s.circle(w / 2, 430, 250, '#f6e0ae', { shade: down(0.5, -0.2) })
  ridge(s, 600, 80, '#6b4f63', { shade: down(0.2, -0.3) })
  water(s, 620, { top: '#e2a276', bottom: '#173448' }, '#ffe0ae', navy)
  reflection(s, w / 2, 626, 200, 340, '#f6e0ae', 0.7)
  s.group(`translate(${w / 2} 0) rotate(5 0 700)`, () => {
    s.line([[-76, 650], [-30, 380]], ink, 13).line([[76, 650], [30, 380]], ink, 13).line([[-58, 540], [58, 540]], ink, 9).line([[-64, 640], [44, 460]], ink, 6).line([[64, 640], [-44, 460]], ink, 6)
    s.rect(-44, 366, 88, 20, ink, { radius: 6 }).glow(0, 330, 170, '#fff0c0', 0.9).rect(-17, 310, 34, 56, '#fff3cf', { radius: 10 }).path('M-24 312L0 284L24 312Z', ink)
    s.path('M-36 520Q-36 446 0 446Q36 446 36 520L48 536H-48Z', mustard, { shade: across(0.5, -0.6) }).circle(0, 548, 12, ink)
    s.path('M-170 650H170Q176 720 110 764H-110Q-176 720 -170 650Z', rust, { shade: { kind: 'linear', from: [0, 0], to: [1, 0.3], stops: [[0, 0.45], [0.5, -0.1], [1, -0.75]] } })
    s.rect(-180, 640, 360, 24, '#d9714f', { radius: 12, shade: across(0.5, -0.5) })
  })
  for (let at = 0; at < 16; at += 1) lens(s, w / 2 + s.random.between(-260, 260), 770 + s.random.between(-8, 60), s.random.between(40, 160), s.random.between(3, 8), s.random.pick([foam, '#f6e0ae', navy]), 0.6)
}
