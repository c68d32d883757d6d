import { boom, buoy, crabPot, dredge, ferry, pier, sailboat, skiff, trawler } from './harbor.props.ts'
import { cloudBank, conifer, forestRidge, gull, lens, plume, rain, reflection, ridge, sky, sun, water } from './landscape.props.ts'
import { blush, brick, coral, foam, ink, lamp, mauve, mistBlue, moss, mustard, navy, paper, pine, plum, rust, sand, sea, slate, straw, teal, umber, wood } from './palette.ts'
import { across, ball, down, type Point, type Sheet, slant } from './sheet.draw.ts'
import { house, lighthouse, person, streetLamp } from './town.props.ts'

export function harborDawn(s: Sheet) {
  sky(s, { top: '#5c6a92', middle: '#e6a78c', bottom: '#fbdca0' })
  cloudBank(s, 380, 150, 620, '#b98b92', 0.75)
  cloudBank(s, 1180, 90, 520, '#8f86a0', 0.7)
  sun(s, 985, 388, 58, '#fff0bf', '#ffd08a')
  ridge(s, 470, 190, '#b88f96', { shade: down(0.2, -0.1) })
  s.mist(380, 130, '#ffe2b8', 0.6)
  ridge(s, 505, 150, '#7f6f8c', { shade: slant(0.35, -0.3) })
  forestRidge(s, 512, 50, 34, '#3f4668')
  for (let at = 0; at < 12; at += 1) house(s, 60 + at * 46 + s.random.between(-6, 6), 532, 34, s.random.between(36, 60), { wall: s.random.pick([paper, blush, '#c9a892', mistBlue]), roof: s.random.pick([plum, brick, navy]), lit: 0.6, columns: 1 })
  s.rect(-10, 530, 680, 20, '#2f3350')
  water(s, 545, { top: '#f1c294', bottom: '#34506b' }, '#ffe6ba', '#3b4a6b')
  reflection(s, 985, 552, 70, 380, '#fff0c4', 0.85)
  sailboat(s, 610, 620, 90, paper, false)
  sailboat(s, 760, 600, 70, '#c9d7d6', false)
  trawler(s, 1120, 650, 230, teal)
  trawler(s, 120, 740, 400, '#7c2f2c')
  skiff(s, 820, 800, 130, mustard)
  for (const [x, y, span] of [[840, 300, 34], [930, 250, 24], [700, 350, 20]] as const) gull(s, x, y, span, '#fbeedd')
  pier(s, -20, 880, 560, 70)
  buoy(s, 360, 884, 46, coral, paper)
  buoy(s, 420, 884, 46, mustard, navy)
}

export function dredgeBay(s: Sheet) {
  sky(s, { top: '#7fa4b4', middle: '#c9dad4', bottom: '#f2e6c9' })
  cloudBank(s, 300, 170, 700, paper, 0.8)
  cloudBank(s, 1150, 90, 600, '#e8ebe0', 0.8)
  ridge(s, 470, 160, '#8aa6a8')
  s.mist(400, 140, paper, 0.55)
  forestRidge(s, 515, 60, 46, '#41675f')
  water(s, 540, { top: '#a9c6be', bottom: '#1d5360' }, foam, teal)
  dredge(s, 470, 690, 700)
  s.line('M480 690Q300 700 190 650T-30 612', ink, 13).line('M480 688Q300 697 190 647T-30 609', slate, 4)
  for (const [x, y] of [[400, 692], [300, 683], [200, 654], [100, 630], [20, 619]] as const) s.ellipse(x, y, 20, 10, coral, { shade: down(0.4, -0.5) })
  skiff(s, 1150, 850, 210, paper)
  person(s, 1230, 838, 92, { coat: mustard, hat: ink })
  for (const [x, y, span] of [[330, 320, 30], [400, 370, 20], [1240, 260, 34], [1330, 330, 22]] as const) gull(s, x, y, span, paper)
}

export function dredgeBucket(s: Sheet) {
  sky(s, { top: '#4f7f8c', bottom: '#d7e0cf' })
  ridge(s, 560, 130, '#7d9fa0')
  water(s, 600, { top: '#7fb0ac', bottom: '#17424e' }, foam, teal)
  boom(s, [1560, 40], [640, -180], 26, mustard, 16)
  s.line([[720, -10], [720, 260]], ink, 8).line([[760, -10], [760, 260]], ink, 8)
  s.rect(680, 240, 120, 60, ink, { radius: 10, shade: across(0.4, -0.4) })
  s.path('M735 290L520 330L470 470L560 610L738 520Z', '#5d6d77', { shade: slant(0.55, -0.6) })
  s.path('M745 290L960 330L1010 470L920 610L742 520Z', '#46545f', { shade: slant(0.15, -0.85) })
  s.line([[735, 290], [520, 330], [470, 470]], '#87969c', 7).line([[560, 610], [738, 520], [920, 610]], '#2c3742', 10)
  s.line([[590, 360], [560, 560]], ink, 4, { opacity: 0.6 }).line([[890, 360], [920, 560]], ink, 4, { opacity: 0.6 })
  s.circle(740, 310, 34, mustard, { shade: ball(0.3, 0.3, 0.5, -0.6) }).circle(740, 310, 12, ink)
  s.path('M560 606Q640 540 738 522Q840 545 920 606Q860 650 820 622Q760 690 720 630Q660 668 630 626Q590 644 560 606Z', '#4b4038', { shade: down(0.3, -0.7) })
  for (let at = 0; at < 70; at += 1) {
    const x = s.random.between(570, 910)
    const y = s.random.between(630, 900)
    s.line([[x, y], [x, y + s.random.between(8, 50)]], s.random.pick([foam, '#6a5a4c', mistBlue]), s.random.between(2, 5), { opacity: 0.75 })
  }
  for (let ring = 1; ring < 6; ring += 1) s.line(`M${740 - ring * 75} 900a${ring * 75} ${ring * 15} 0 1 0 ${ring * 150} 0a${ring * 75} ${ring * 15} 0 1 0 ${-ring * 150} 0`, foam, 5 - ring * 0.6, { opacity: 0.7 - ring * 0.09 })
  gull(s, 300, 230, 56)
  gull(s, 1180, 420, 40)
}

/** Soundings: a chart with its contours, and the channel that has silted up. */
export function channelChart(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#e8efe2', { shade: slant(0.35, -0.2) })
  const contours = ['#d3e5df', '#b3d3d2', '#8dbcc2', '#5f9aa8']
  contours.forEach((colour, at) => {
    const o = at * 62
    s.path(`M${330 + o} -20Q${420 + o} 170 ${300 + o * 1.4} 330Q${230 + o * 1.5} 470 ${400 + o} 600Q${520 + o} 760 ${430 + o * 1.1} 1020H${1240 - o * 0.5}Q${1110 - o * 0.7} 820 ${1200 - o} 660Q${1290 - o * 1.1} 500 ${1170 - o} 330Q${1100 - o * 0.8} 160 ${1210 - o * 0.6} -20Z`, colour, { shade: slant(0.2, -0.25) })
  })
  s.path('M-20 -20H330Q420 170 300 330Q230 470 400 600Q520 760 430 1020H-20Z', sand, { shade: across(0.3, -0.3) })
  s.path('M1520 -20H1210Q1100 160 1170 330Q1290 500 1200 660Q1110 820 1240 1020H1520Z', sand, { shade: across(-0.3, 0.3) })
  const channel = 'M660 -20Q800 230 740 430Q690 620 820 1020'
  s.line(channel, '#2f6f80', 92, { opacity: 0.85 }).line(channel, '#7fc0c4', 3)
  for (let at = 0; at < 5; at += 1) s.ellipse(752 + at * 3 - (at % 2) * 26, 360 + at * 62, 66 - at * 4, 26, '#caa36a', { opacity: 0.9, shade: ball(0.4, 0.3, 0.5, -0.5) })
  for (const side of [-60, 60]) for (let at = 0; at < 8; at += 1) {
    const y = 40 + at * 132
    const x = 700 + Math.sin(y / 190) * 54 + side + y * 0.07
    s.path(`M${x} ${y - 17}l11 17l-11 17l-11 -17Z`, side < 0 ? rust : pine)
  }
  for (let at = 0; at < 130; at += 1) {
    const x = s.random.between(360, 1160)
    const y = s.random.between(10, 990)
    const depth = s.random.between(4, 10)
    s.line([[x, y], [x + depth, y]], navy, 2.4, { opacity: 0.4 }).line([[x + depth / 2, y - depth], [x + depth / 2, y]], navy, 2.4, { opacity: 0.4 })
  }
  s.group('translate(1320 190)', () => {
    for (let point = 0; point < 8; point += 1) {
      const r = point % 2 ? 62 : 112
      s.group(`rotate(${point * 45})`, () => { s.poly([[0, -r], [15, -18], [0, 0]], navy).poly([[0, -r], [-15, -18], [0, 0]], paper) })
    }
    s.circle(0, 0, 13, coral)
  })
  for (let at = 0; at < 8; at += 1) s.rect(110 + at * 26, 900, 26, 12, at % 2 ? paper : navy)
  for (let at = 1; at < 6; at += 1) s.line([[0, at * 170], [1500, at * 170]], navy, 1, { opacity: 0.18 }).line([[at * 250, 0], [at * 250, 1000]], navy, 1, { opacity: 0.18 })
}

export function crabPots(s: Sheet) {
  sky(s, { top: '#43618a', middle: '#b7a9b0', bottom: '#f2c79b' })
  ridge(s, 470, 120, '#8c7f97')
  forestRidge(s, 505, 40, 36, '#46506f')
  water(s, 525, { top: '#d8b79c', bottom: '#37566b' }, '#f7dcb4', navy)
  trawler(s, 900, 640, 420, '#2c5d63')
  s.rect(-10, 720, 1520, 300, wood, { shade: down(0.35, -0.55) })
  for (let at = 0; at < 6; at += 1) s.line([[-10, 766 + at * 46], [1510, 762 + at * 48]], umber, 4, { opacity: 0.7 })
  for (const [x, y] of [[150, 820], [350, 830], [550, 818], [250, 720], [450, 722], [150, 706], [350, 618]] as const) crabPot(s, x, y, 104)
  for (const [x, y, a, b] of [[700, 850, coral, paper], [770, 870, mustard, navy], [840, 846, paper, rust], [655, 900, navy, mustard]] as const) buoy(s, x, y, 88, a, b)
  s.line('M700 880q90 60 200 20t170 40q40 50 -60 40t-120 -70', straw, 9)
  person(s, 1180, 880, 330, { coat: '#d97a3f', legs: '#c2602d', hat: navy, arm: 'out', skin: '#b97d5b' })
}

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
  for (const [x, y, span] of [[260, 380, 44], [360, 320, 30], [1230, 420, 36], [1300, 350, 26], [180, 470, 24]] as const) gull(s, x, y, span)
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
  ;[[240, 330], [520, 300], [610, 270], [1010, 340], [1190, 315]].forEach(([x = 0, height = 300], at) => person(s, x, 910, height, { coat: coats[at] ?? rust, hat: at % 2 ? navy : undefined, skin: at % 2 ? '#8a5a40' : '#d19a78' }))
  s.rect(-10, 700, 1520, 16, paper, { shade: down(0.4, -0.4) }).rect(-10, 770, 1520, 8, foam).rect(-10, 830, 1520, 8, foam)
  for (let x = 40; x < 1500; x += 180) s.rect(x, 700, 12, 190, paper, { shade: across(0.3, -0.5) })
  s.group('translate(790 770)', () => {
    for (let spoke = 0; spoke < 12; spoke += 1) s.group(`rotate(${spoke * 30})`, () => s.path('M-19 -86Q0 -94 19 -86L13 -50Q0 -56 -13 -50Z', spoke % 3 ? paper : coral, { shade: slant(0.3, -0.4) }))
  })
  gull(s, 860, 250, 92)
  gull(s, 1130, 360, 54)
}

export function stormJetty(s: Sheet) {
  sky(s, { top: '#2b3c52', middle: '#5d7384', bottom: '#9db0ae' }, down(-0.5, 0.2))
  plume(s, [-100, 130], [1600, 60], 150, '#43566a', 0.75, 26)
  plume(s, [200, 260], [1500, 210], 90, '#6a7d8a', 0.6, 20)
  ridge(s, 560, 90, '#566c76', { shade: down(0.1, -0.3) })
  s.rect(0, 560, 1500, 440, { top: '#6f9294', bottom: '#1a404c' }, { shade: down(0.2, -0.4) })
  lighthouse(s, 1090, 610, 420, true)
  for (let at = 0; at < 26; at += 1) s.ellipse(640 + at * 38, 640 + s.random.between(-16, 14) - at * 0.8, s.random.between(26, 46), s.random.between(18, 32), '#3a4450', { shade: slant(0.35, -0.7) })
  for (let row = 0; row < 6; row += 1) {
    const y = 660 + row * 62
    const points: Point[] = []
    for (let x = -60; x <= 1560; x += 60) points.push([x, y + Math.sin(x / (120 + row * 26) + row * 2) * (14 + row * 6) + s.random.between(-6, 6)])
    s.poly([...points, [1560, 1010], [-60, 1010]], (['#5f8a8c', '#4b7a80', '#3b6b74', '#2f5d68', '#244f5b', '#1a4250'] as const)[row] ?? teal, { shade: down(0.45, -0.45) })
    s.line(points, foam, 3 + row, { opacity: 0.75 })
  }
  for (const [x, height, lean] of [[600, 150, -30], [720, 250, -20], [650, 330, -40], [560, 210, -60], [770, 170, 10], [690, 190, -10]] as const) {
    s.path(`M${x - 70} 700Q${x - 50 + lean} ${700 - height * 0.5} ${x + lean - 26} ${700 - height}Q${x + lean} ${680 - height * 0.86} ${x + lean + 12} ${700 - height * 0.9}Q${x + 34} ${700 - height * 0.4} ${x + 74} 700Q${x} 730 ${x - 70} 700Z`, height > 240 ? paper : '#c9dcd8', { shade: { kind: 'linear', from: [0.3, 0], to: [0.6, 1], stops: [[0, 0.6], [1, -0.5]] } })
  }
  for (let at = 0; at < 150; at += 1) {
    const rise = s.random.next() ** 1.6
    s.circle(660 - rise * 60 + s.random.between(-1, 1) * (150 - rise * 40), 690 - rise * 400, s.random.between(1.5, 8 - rise * 4), paper, { opacity: s.random.between(0.4, 0.95) })
  }
  rain(s, 170)
}

export function foghornPoint(s: Sheet) {
  sky(s, { top: '#1c2b4d', middle: '#465a7d', bottom: '#8f94a0' })
  for (let at = 0; at < 60; at += 1) s.circle(s.random.between(0, 1500), s.random.between(0, 420), s.random.between(1, 2.6), '#fff3cf', { opacity: s.random.between(0.3, 0.9) })
  ridge(s, 560, 90, '#3d4f70')
  water(s, 600, { top: '#6c7c90', bottom: '#12263f' }, '#b9c2c4', ink)
  lighthouse(s, 980, 590, 470, true)
  s.path('M520 1010L560 900L600 880L640 780L700 740L730 660L800 630L850 594L900 588H1180L1250 612L1300 660H1400L1520 700V1010Z', '#27364f', { shade: slant(0.35, -0.7) })
  s.path('M520 1010L560 900L600 880L640 780L700 740L730 660L800 630L760 760L800 860L740 1010Z', '#3d5068', { shade: down(0.2, -0.6) })
  house(s, 1110, 612, 130, 120, { wall: '#c9c3b4', roof: brick, lit: 1, floors: 1 })
  for (const [x, size] of [[700, 150], [1300, 190], [1390, 150], [1450, 220]] as const) conifer(s, x, 770, size, '#1b3540')
  s.mist(610, 200, '#c3ccd0', 0.5)
  s.mist(720, 220, '#aab6c0', 0.5)
  skiff(s, 250, 800, 150, coral)
}

export function boatShop(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#5a3d30', bottom: '#8a5d40' }, { shade: down(-0.5, 0.15) })
  for (let at = 0; at < 16; at += 1) s.line([[at * 100, 0], [at * 100, 700]], '#3d2820', 4, { opacity: 0.5 })
  for (const x of [130, 560, 990]) {
    s.rect(x, 110, 330, 260, '#3a2a26', { radius: 4 }).rect(x + 14, 124, 302, 232, { top: '#bcd3cf', bottom: '#f3e0b4' }, { shade: down(0.3, 0.3) })
    s.line([[x + 165, 124], [x + 165, 356]], '#3a2a26', 10).line([[x + 14, 240], [x + 316, 240]], '#3a2a26', 10)
    s.poly([[x + 20, 370], [x + 316, 370], [x + 520, 1000], [x + 100, 1000]], lamp, { opacity: 0.14, ghost: true })
  }
  s.rect(0, 780, 1500, 220, '#7a5238', { shade: down(0.35, -0.5) })
  s.path('M210 690Q700 840 1330 600Q1290 740 1130 800Q700 890 360 800Q260 770 210 690Z', wood, { shade: down(0.1, -0.7) })
  for (let rib = 0; rib < 15; rib += 1) {
    const t = rib / 14
    const x = 270 + t * 1000
    const keel = 800 - (t - 0.45) ** 2 * 420
    const top = 480 - Math.abs(t - 0.5) * 30 + (t > 0.8 ? -60 * (t - 0.8) * 5 : 0)
    s.line(`M${x} ${keel}Q${x + 42} ${(keel + top) / 2} ${x + 14} ${top}`, '#d9a671', 15).line(`M${x + 5} ${keel}Q${x + 47} ${(keel + top) / 2} ${x + 19} ${top}`, '#8a5a36', 4)
  }
  for (let plank = 0; plank < 4; plank += 1) s.line(`M${222 + plank * 14} ${692 + plank * 26}Q700 ${836 + plank * 14} ${1326 - plank * 26} ${604 + plank * 42}`, plank % 2 ? '#c48a58' : '#b57b4d', 24)
  s.line('M270 500Q760 440 1296 410', '#e0b27c', 14)
  for (const [x, height] of [[330, 170], [1120, 170]] as const) s.poly([[x - 70, 830 + height * 0.4], [x, 800], [x + 70, 830 + height * 0.4], [x + 50, 830 + height * 0.4], [x, 830], [x - 50, 830 + height * 0.4]], '#4a2f22')
  person(s, 1010, 950, 420, { coat: '#4b6a78', legs: '#5b4a3c', hair: '#d8d2c6', arm: 'out', skin: '#d3a080' })
  for (let at = 0; at < 9; at += 1) s.line(`M${200 + at * 66} ${900 + (at % 3) * 26}q20 -26 40 0q-16 18 -32 4`, '#e6c08a', 6)
  for (let at = 0; at < 7; at += 1) s.rect(1370 + (at % 2) * 34, 470 + at * 26, 12, 70, at % 2 ? slate : rust, { radius: 4 })
}

export function salmonRun(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#79b3a9', middle: '#2f7a80', bottom: '#123f4f' }, { shade: down(0.5, -0.4) })
  for (let at = 0; at < 9; at += 1) s.poly([[s.random.between(0, 1500), -10], [s.random.between(0, 1500), -10], [s.random.between(-200, 1600), 900], [s.random.between(-200, 1600), 900]], '#d9efd2', { opacity: 0.08, ghost: true })
  for (let at = 0; at < 34; at += 1) s.ellipse(s.random.between(-20, 1520), s.random.between(880, 1010), s.random.between(40, 110), s.random.between(26, 60), s.random.pick(['#4a5a58', '#5f6a5c', '#38494f', '#786c58']), { shade: slant(0.4, -0.7) })
  const fish = (x: number, y: number, size: number, tilt: number, red: boolean) => s.group(`translate(${x} ${y}) rotate(${tilt}) scale(${size})`, () => {
    const body = red ? '#b8452f' : '#8d9c94'
    s.path('M-150 0L-205 -52Q-190 0 -205 52Z', red ? '#7c3128' : '#5e6f6c', { shade: slant(0.2, -0.6) })
    s.path('M-10 -52Q20 -92 62 -46Z', red ? '#6f4a33' : '#4f6060').path('M-20 50Q0 84 26 46Z', red ? '#6f4a33' : '#4f6060')
    s.path('M-160 0Q-90 -56 20 -54Q110 -52 168 -8Q178 4 164 10Q110 54 20 52Q-90 50 -160 0Z', body, { shade: down(0.15, -0.5) })
    s.path('M-160 0Q-60 40 60 40Q120 36 164 10Q110 54 20 52Q-90 50 -160 0Z', red ? '#e2a387' : '#d7dcc9', { opacity: 0.8, ghost: true })
    s.path('M96 -44Q118 0 92 44Q150 34 168 10Q180 2 168 -8Q140 -34 96 -44Z', red ? '#5c6a4a' : '#6d7e79', { shade: down(0.2, -0.5) })
    s.circle(132, -14, 8, paper).circle(133, -14, 5, ink)
    for (let spot = 0; spot < 16; spot += 1) s.circle(s.random.between(-110, 70), s.random.between(-42, -12), s.random.between(2, 4.4), ink, { opacity: 0.55 })
  })
  fish(320, 300, 0.7, -8, false)
  fish(1150, 250, 0.85, -14, true)
  fish(1240, 590, 0.75, -6, false)
  fish(640, 480, 1.5, -12, true)
  fish(330, 740, 1.05, -5, false)
  fish(930, 780, 1.1, -9, true)
  for (let at = 0; at < 60; at += 1) s.circle(s.random.between(0, 1500), s.random.between(0, 900), s.random.between(2, 9), foam, { opacity: s.random.between(0.2, 0.6) })
}

export function chandlery(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#2b5560', bottom: '#1d3f4c' }, { shade: ball(0.5, 0.35, 0.35, -0.6) })
  s.rect(0, 700, 1500, 300, wood, { shade: down(0.4, -0.6) })
  for (let at = 0; at < 4; at += 1) s.line([[0, 760 + at * 66], [1500, 764 + at * 66]], umber, 4, { opacity: 0.6 })
  s.rect(0, 290, 1500, 22, umber, { shade: down(0.4, -0.4) })
  for (let at = 0; at < 9; at += 1) {
    const x = 60 + at * 165
    if (at % 3 === 0) s.rect(x, 160, 110, 130, s.random.pick([coral, mustard, paper]), { radius: 8, shade: across(0.45, -0.6) }).rect(x, 150, 110, 18, slate)
    else if (at % 3 === 1) buoy(s, x + 50, 290, 110, rust, paper)
    else s.ellipse(x + 56, 240, 58, 50, straw, { shade: ball(0.35, 0.3, 0.4, -0.6) }).ellipse(x + 56, 240, 20, 17, umber)
  }
  for (let ring = 0; ring < 6; ring += 1) s.ellipse(390, 830 - ring * 30, 220 - ring * 10, 62, ring % 2 ? '#d9b878' : straw, { shade: across(0.4, -0.6) })
  s.ellipse(390, 676, 110, 30, '#6b4a2c')
  s.group('translate(820 820)', () => {
    s.glow(0, -180, 330, lamp, 0.75)
    s.rect(-86, -30, 172, 46, brick, { radius: 10, shade: across(0.4, -0.6) }).path('M-66 -30Q-96 -170 -46 -250H46Q96 -170 66 -30Z', '#ffe9b6', { shade: ball(0.5, 0.6, 0.6, -0.25) })
    s.path('M-16 -60Q-30 -120 0 -170Q30 -120 16 -60Z', mustard)
    s.rect(-62, -286, 124, 40, brick, { radius: 8, shade: across(0.4, -0.6) }).line('M-70 -60Q-130 -330 0 -370Q130 -330 70 -60', ink, 9)
    s.line([[-72, -140], [72, -140]], ink, 5).line([[0, -250], [0, -30]], ink, 3)
  })
  s.path('M1060 850Q1080 760 1180 760H1240Q1340 760 1360 850L1340 880H1080Z', slate, { shade: down(0.5, -0.6) }).rect(1120, 700, 40, 80, slate, { shade: across(0.5, -0.5) }).rect(1250, 700, 40, 80, slate, { shade: across(0.5, -0.5) })
  s.rect(1050, 664, 310, 52, '#66788a', { radius: 26, shade: down(0.5, -0.5) })
}

export function rainRadar(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#17384a', { shade: slant(0.15, -0.3) })
  s.path('M690 -20Q640 120 720 230Q790 300 700 420Q640 520 760 590Q700 690 790 800Q760 900 830 1020H1520V-20Z', '#375a4c', { shade: across(0.3, -0.4) })
  s.path('M760 590Q900 560 960 620Q1080 640 1130 590Q1000 560 900 540Q820 560 760 590Z', '#17384a')
  s.line('M1130 590Q1260 540 1350 600T1520 580', '#2b5668', 9)
  for (let ring = 1; ring < 7; ring += 1) s.line(`M${860 - ring * 150} 600a${ring * 150} ${ring * 150} 0 1 0 ${ring * 300} 0a${ring * 150} ${ring * 150} 0 1 0 ${-ring * 300} 0`, mistBlue, 2, { opacity: 0.35 })
  s.line([[860, -20], [860, 1020]], mistBlue, 1.5, { opacity: 0.3 }).line([[-20, 600], [1520, 600]], mistBlue, 1.5, { opacity: 0.3 })
  const bands = [['#5f9e86', 120, 150], ['#a9b862', 86, 95], [mustard, 56, 62], [rust, 30, 30]] as const
  for (const [colour, size, count] of bands) {
    s.group('rotate(-14 400 500)', () => {
      for (let at = 0; at < count; at += 1) {
        const t = s.random.next()
        const spread = size * 1.5
        const r = size * s.random.between(0.2, 0.6)
        s.ellipse(380 + Math.sin(t * 7) * 90 + s.random.between(-spread, spread), -160 + t * 1320, r, r * s.random.between(1, 1.8), colour)
      }
    }, 0.82)
  }
  s.poly([[860, 600], [210, -20], [520, -20]], foam, { opacity: 0.16, ghost: true })
  s.circle(860, 600, 16, paper).circle(860, 600, 8, coral)
  for (const [x, y] of [[1120, 300], [1260, 780], [1010, 860], [1330, 470]] as const) s.circle(x, y, 9, paper)
}

export function bridgeWorks(s: Sheet) {
  sky(s, { top: '#86a9b8', bottom: '#ecdfc4' })
  ridge(s, 470, 160, '#90a7a4')
  forestRidge(s, 520, 60, 60, '#3f6557')
  water(s, 640, { top: '#8db5ae', bottom: '#1f5560' }, foam, teal)
  for (const x of [240, 690, 1140]) {
    reflection(s, x + 40, 800, 60, 150, ink, 0.4)
    s.poly([[x - 6, 820], [x + 10, 520], [x + 76, 520], [x + 90, 820]], '#b9ad98', { shade: across(0.4, -0.7) })
  }
  for (let span = 0; span < 4; span += 1) {
    const x = -190 + span * 450
    s.line(`M${x} 470Q${x + 225} 180 ${x + 450} 470`, pine, 20)
    for (let at = 1; at < 9; at += 1) {
      const t = at / 9
      s.line([[x + t * 450, 470 - 4 * t * (1 - t) * 145], [x + t * 450, 470]], pine, 7)
    }
  }
  s.rect(-10, 466, 1520, 56, '#8c8577', { shade: down(0.4, -0.5) }).rect(-10, 452, 1520, 14, paper)
  const cars = [[90, coral], [260, navy], [430, mustard]] as const
  for (const [x, colour] of cars) s.path(`M${x} 450v-26l22 -4l20 -24h52l24 24l20 6v24Z`, colour, { shade: down(0.3, -0.5) }).circle(x + 32, 450, 13, ink).circle(x + 104, 450, 13, ink).poly([[x + 26, 420], [x + 44, 402], [x + 64, 402], [x + 64, 420]], foam)
  for (let x = 640; x < 1300; x += 74) s.poly([[x - 15, 454], [x, 402], [x + 15, 454]], coral, { shade: across(0.4, -0.4) }).poly([[x - 9, 434], [x - 5, 420], [x + 5, 420], [x + 9, 434]], paper)
  person(s, 960, 454, 128, { coat: '#e8c33f', hat: coral, arm: 'up' })
  person(s, 1120, 454, 124, { coat: '#e8c33f', hat: paper, arm: 'out', skin: '#8a5a40' })
  s.rect(820, 560, 170, 18, umber).line([[826, 560], [826, 522]], ink, 4).line([[984, 560], [984, 522]], ink, 4)
  person(s, 900, 562, 96, { coat: '#e07a35', hat: paper })
  streetLamp(s, 1390, 452, 210, false)
}

