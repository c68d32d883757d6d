import { muralWall, theatreStage } from './arts.scenes.ts'
import { bayBench } from './bay.scenes.ts'
import { beachRunners } from './beach.scenes.ts'
import { ballotBox, councilChamber } from './council.scenes.ts'
import { courthouse } from './courthouse.scenes.ts'
import { channelChart, dredgeBay, dredgeBucket } from './dredging.scenes.ts'
import { ferryCrossing, ferryDeck } from './ferry.scenes.ts'
import { afterFire, fireCrew, fuelBreak, hazeRidge } from './fire.scenes.ts'
import { footballLights, scoreboardNight } from './football.scenes.ts'
import { printSheet } from './grain.render.ts'
import { gymFloor } from './gym.scenes.ts'
import { crabPots, harborDawn } from './harbor.scenes.ts'
import { hillsideHomes } from './hillside.scenes.ts'
import { libraryRoom } from './library.scenes.ts'
import { foghornPoint, stormJetty } from './lighthouse.scenes.ts'
import { marketStalls } from './market.scenes.ts'
import { moods } from './palette.ts'
import { podcastDesk, showCover } from './podcast.scenes.ts'
import * as portraits from './portraits.scenes.ts'
import { bridgeWorks, salmonRun } from './river.scenes.ts'
import { schoolMorning } from './school.scenes.ts'
import { Sheet } from './sheet.draw.ts'
import { bakeryWindow, clinicCorner, mainStreetDusk } from './street.scenes.ts'
import { rainRadar } from './weather.scenes.ts'
import { boatShop, chandlery } from './workshop.scenes.ts'

/** Who drew everything that is to be seen in the demo newsroom. */
export const credit = 'Illustration by Maren Oduya'

/** A picture of the demo: 3:2 for stories, square for portraits and podcast covers. */
export interface DemoPicture {
  name: string
  alt: string
  draw: (sheet: Sheet) => void
  mood: keyof typeof moods
  shape: 'landscape' | 'square'
}

const landscape = (name: string, mood: DemoPicture['mood'], draw: DemoPicture['draw'], alt: string): DemoPicture => ({
  name,
  mood,
  draw,
  alt,
  shape: 'landscape',
})
const square = (name: string, mood: DemoPicture['mood'], draw: DemoPicture['draw'], alt: string): DemoPicture => ({
  name,
  mood,
  draw,
  alt,
  shape: 'square',
})

export const pictures: readonly DemoPicture[] = [
  landscape(
    'harbor-dawn',
    'dawn',
    harborDawn,
    'Fishing boats at anchor in a still harbor at sunrise, with houses and wooded hills behind',
  ),
  landscape(
    'dredge-bay',
    'day',
    dredgeBay,
    'A red dredging barge with a yellow crane in the bay, its floating pipeline leading away to the left',
  ),
  landscape(
    'dredge-bucket',
    'day',
    dredgeBucket,
    'The steel clamshell bucket of a dredge dripping sand and water above the bay',
  ),
  landscape(
    'channel-chart',
    'day',
    channelChart,
    'A nautical chart of the harbor entrance with a brown shoal in the bend of the marked channel',
  ),
  landscape(
    'crab-pots',
    'dawn',
    crabPots,
    'A fisherman in orange beside stacked crab pots on a dock, with a trawler behind him',
  ),
  landscape(
    'ferry-crossing',
    'day',
    ferryCrossing,
    'A white island ferry with a rust-colored funnel crossing the bay past a striped buoy',
  ),
  landscape(
    'ferry-deck',
    'dusk',
    ferryDeck,
    'Five passengers at the rail of a ferry’s upper deck, watching the sun go down over the bay',
  ),
  landscape(
    'storm-jetty',
    'day',
    stormJetty,
    'A wave breaks high over the rocks of a jetty in the rain, with a lit lighthouse behind it',
  ),
  landscape(
    'foghorn-point',
    'night',
    foghornPoint,
    'A lighthouse on a headland sends its beam across the bay at night while fog drifts in below',
  ),
  landscape(
    'boat-shop',
    'indoors',
    boatShop,
    'An old boatbuilder stands beside a half-planked wooden hull in a sunlit workshop',
  ),
  landscape(
    'salmon-run',
    'day',
    salmonRun,
    'Red and silver coho salmon swim upstream over stones in clear green water',
  ),
  landscape(
    'chandlery',
    'indoors',
    chandlery,
    'A shop counter with a coil of rope, a lit lantern and a ship’s cleat below a shelf of buoys',
  ),
  landscape('rain-radar', 'night', rainRadar, 'A weather radar map with a broad band of rain lying just off the coast'),
  landscape(
    'bridge-works',
    'day',
    bridgeWorks,
    'Cars wait on an arched river bridge while workers in safety vests stand among orange cones',
  ),
  landscape(
    'haze-ridge',
    'haze',
    hazeRidge,
    'A red sun in orange smoke above rows of forested ridges, with small flames on the farthest',
  ),
  landscape(
    'fire-crew',
    'haze',
    fireCrew,
    'Five firefighters with hand tools beside an engine on a hillside road under thick smoke',
  ),
  landscape(
    'fuel-break',
    'haze',
    fuelBreak,
    'Two firefighters watch a low line of flame cross the ground between tall trees',
  ),
  landscape(
    'after-fire',
    'day',
    afterFire,
    'A new house stands among burned trunks above a slope of fresh grass and pink foxgloves',
  ),
  landscape(
    'main-street-dusk',
    'dusk',
    mainStreetDusk,
    'A main street of brick shops with lit windows leads down to the water after rain at dusk',
  ),
  landscape(
    'clinic-corner',
    'dusk',
    clinicCorner,
    'A lit storefront clinic with a green cross above the door, a nurse at work inside and two people arriving',
  ),
  landscape(
    'council-chamber',
    'indoors',
    councilChamber,
    'Seven council members sit at a curved wooden dais before a full audience seen from behind',
  ),
  landscape(
    'school-morning',
    'day',
    schoolMorning,
    'Students walk up the path to a brick high school with a clock in its gable',
  ),
  landscape(
    'gym-floor',
    'indoors',
    gymFloor,
    'Three basketball players under the hoop of a crowded school gym with banners below the roof',
  ),
  landscape(
    'bakery-window',
    'night',
    bakeryWindow,
    'A baker stands in the bright window of her shop among shelves of loaves before sunrise',
  ),
  landscape(
    'market-stalls',
    'day',
    marketStalls,
    'Three market stalls with striped awnings and crates of fruit in front of an old wooden shed',
  ),
  landscape(
    'library-room',
    'indoors',
    libraryRoom,
    'Readers at a long table in a library, with tall shelves on both sides and an arched window',
  ),
  landscape(
    'hillside-homes',
    'day',
    hillsideHomes,
    'Wooden frames of new row houses in front of a hillside town of colored gables',
  ),
  landscape('ballot-box', 'day', ballotBox, 'A hand drops a ballot into a teal drop box while three voters wait'),
  landscape('courthouse', 'dusk', courthouse, 'People on the steps of a columned county courthouse in the evening'),
  landscape(
    'theatre-stage',
    'indoors',
    theatreStage,
    'Two actors and a wrecked boat on a stage between red curtains, seen from the back rows',
  ),
  landscape(
    'mural-wall',
    'day',
    muralWall,
    'A painter on a scaffold works on a giant mural of a heron while two people watch from the street',
  ),
  landscape('bay-bench', 'day', bayBench, 'Two people sit on a bench with their backs to us and look out over the bay'),
  landscape(
    'football-lights',
    'night',
    footballLights,
    'High school football players on a green field under four banks of lights, with the ball in the air',
  ),
  landscape(
    'scoreboard-night',
    'night',
    scoreboardNight,
    'A lit scoreboard reads 24 to 21 with no time left, above the heads of a crowd',
  ),
  landscape(
    'beach-runners',
    'day',
    beachRunners,
    'Five girls race along a beach, three of them in red, with hills across the water',
  ),
  landscape(
    'podcast-desk',
    'dusk',
    podcastDesk,
    'A man with headphones sits at a desk with a microphone in front of a window at sunset',
  ),
  square(
    'show-cover',
    'dusk',
    showCover,
    'A bell buoy on calm water in front of a large pale moon, the cover of Slack Tide',
  ),
  landscape('show-wide', 'dusk', showCover, 'A bell buoy on calm water at dusk in front of a large pale moon'),
  square('portrait-okafor-marsh', 'day', portraits.portraitOkafor, 'Drawn portrait of Lena Okafor-Marsh'),
  square('portrait-brandvold', 'day', portraits.portraitBrandvold, 'Drawn portrait of Theo Brandvold'),
  square('portrait-venkataswami', 'indoors', portraits.portraitVenkataswami, 'Drawn portrait of Priya Venkataswami'),
  square('portrait-villanueva', 'day', portraits.portraitVillanueva, 'Drawn portrait of Marcus Villanueva'),
  square('portrait-hathaway', 'day', portraits.portraitHathaway, 'Drawn portrait of June Hathaway'),
  square('portrait-sorensen-lum', 'dusk', portraits.portraitSorensen, 'Drawn portrait of Kai Sorensen-Lum'),
  square('portrait-imhoff', 'dusk', portraits.portraitImhoff, 'Drawn portrait of Rosa Imhoff'),
  square('portrait-pike', 'day', portraits.portraitPike, 'Drawn portrait of Wendell Pike'),
]

/** Draws a picture as a JPEG: 1600 × 1067, or 1200 × 1200. The same bytes on every run. */
export function renderPicture({ name, draw, mood, shape }: DemoPicture): Promise<Buffer> {
  const isSquare = shape === 'square'
  const seed = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7)
  const sheet = new Sheet(isSquare ? 1000 : 1500, 1000, moods[mood], seed)
  draw(sheet)
  return isSquare ? printSheet(sheet, 1200, 1200) : printSheet(sheet, 1600, 1067)
}
