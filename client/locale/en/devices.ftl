## To another device

devices-title = Continue on another device
devices-about = { $count ->
    [one] One game will be moved. Scan this picture with the camera of the other device, or enter the code there.
   *[other] { $count } games will be moved. Scan this picture with the camera of the other device, or enter the code there.
}
devices-qr = QR code of the link with the code { $code }
devices-code = Code for { $place }
devices-left = Valid for { $time } more, and only once.
devices-link = Link for the other device
devices-careful = Show the code to nobody else: whoever has it can play in your place.
devices-taken = The other device has taken over.
devices-taken-about = You can go on playing on both. If you leave here, this device forgets the games; they go on without it.
devices-expired = The code has expired.
devices-again = New code
devices-leave = Leave on this device
devices-stay = Stay on both

## From another device

take-about = On the other device, choose “Continue on another device”. It shows a code.
take-code = Code
take-submit = Take over
take-bad-code = A code has nine letters and digits.
take-got = { $count ->
    [0] There is nothing to continue here
    [one] This game continues here
   *[other] These { $count } games continue here
}
take-as = You are { $name }
take-host = the host
take-two-seats = On this device you already play as { $own }. The code gives you the seat of { $name }, and a device can have only one of them.
take-keep = Keep { $name }
take-replace = Take { $name }
take-other-device = The other device is still signed in and can play as well.
take-sign-out = Sign out the other device
take-sign-out-sure = Really? Only this device can play then
take-signed-out = Only this device can play now.
