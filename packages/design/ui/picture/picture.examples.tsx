import { Picture, Plate } from './picture.tsx'

const file = '0f8fad5b-d9cb-469f-a165-70867728950e'

export const OnItsPlate = () => (
  <Plate ratio="photo">
    <Picture file={file} alt="Зала" sizes="640px" width={960} height={640} />
  </Plate>
)
/** Of the demo: its id is made of its name. */
export const Drawing = () => (
  <Plate ratio="photo">
    <Picture file="82240b40-0e71-5340-a5af-53f9e6ad9fcb" alt="Міст" sizes="640px" width={960} height={640} />
  </Plate>
)
export const FirstOfAPage = () => (
  <Plate ratio="wide">
    <Picture file={file} alt="" sizes="100vw" width={960} height={540} largest={1920} isFirst />
  </Plate>
)
export const EmptyPlate = () => <Plate ratio="thumb" />
