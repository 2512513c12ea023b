// Words of the running day.
export const dayActions = {
  alertPressed: 'перериває форум через тривогу',
  pausePressed: 'робить паузу',
  drillPressed: 'починає навчальну перерву',
  wentOn: 'продовжує форум',
  hallMoved: 'переносить програму зали',
  hallLate: 'відзначає запізнення зали',
  dayPlanned: 'приймає новий план дня',
  dayUndone: 'скасовує останню дію дня',
}
