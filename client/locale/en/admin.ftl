admin-about = For whoever runs this room. The token is kept only until you close this tab, and everything done with it is logged.
admin-token = Token
admin-sign-in = Open
admin-sign-out = Sign out
admin-off = This room has no administration page.
admin-load = Load
admin-load-moves = moves per second
admin-load-connections = connections
admin-load-live = tables in memory
admin-load-waiting = bots waiting
admin-load-memory = memory
admin-load-errors = errors since the start
admin-reports = Reports ({ $count })
admin-no-reports = There are no open reports.
admin-report-facts = { $game }, reported { $time }
admin-report-by = by seat { $seat } at table
admin-report-by-spectator = by a spectator of table
admin-reported = Reported:
admin-dismiss = Done
admin-tables = Tables ({ $count })
admin-no-tables = Nobody is playing.
admin-some-tables = The latest { $shown } of { $count } tables.
admin-status-waiting = waiting
admin-status-playing = playing
admin-status-over = over
admin-public = public
admin-private = private
admin-company = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, { $open ->
    [one] 1 open seat
   *[other] { $open } open seats
}
admin-since = opened { $time }
admin-last = last change { $time }
admin-close = Close
admin-close-table = Close the table
admin-close-sure = Close for good
admin-mutes = Muted ({ $count })
admin-no-mutes = Nobody is muted.
admin-muted-until = until { $time }
admin-mute = Mute
admin-mute-for = For how long
admin-mute-1 = an hour
admin-mute-24 = a day
admin-mute-168 = a week
admin-mute-720 = 30 days
admin-unmute = Unmute
admin-address = Mute an address
admin-sender-about = The server stores no addresses of players. A sender stands for an address, or for an IPv6 network.
admin-actions = What was done with the token
admin-from = from { $address }
admin-did-sign-in = signed in
admin-did-close-table = closed a table
admin-did-mute = muted
admin-did-unmute = unmuted
admin-did-dismiss = report done
