// Words of the page of the waiting list at the organisers' desk.
export const ukWaiting = {
  title: (year: number) => `Список очікування: квитки форуму ${year}`,
  lead: (hours: number) =>
    `Біля розпроданого квитка сайт пропонує стати в чергу. Щойно звільняються місця, він сам пише наступним і тримає місця для них ${hours} год; що не замовили, дістається далі.`,
  none: 'Ніхто не чекає.',
  seats: (seats: number) => `місць: ${seats}`,
  turn: (turn: number) => `Чекає, за чергою ${turn}`,
  until: 'до',
  states: {
    asked: 'Не підтверджено з листа',
    waiting: 'Чекає',
    offered: 'Запропоновано',
    taken: 'Замовлено',
    missed: 'Не встигли замовити',
    calledOff: 'Замовлення скасовано',
    left: 'Пішли самі',
    removed: 'Прибрано',
  },
  remove: 'Прибрати',
  removed: 'Прибрано з черги. Місця, які були запропоновані, дістануться наступним.',
}
