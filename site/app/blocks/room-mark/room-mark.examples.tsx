import { RoomMark } from './room-mark.tsx'

export const First = () => <RoomMark number={1} />
export const Fifth = () => <RoomMark number={5} variant="edge" />
