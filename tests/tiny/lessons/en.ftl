lesson-first = Your first lot
lesson-first-choose = Whoever alone shows the highest lot catches fish. Choose a lot.
lesson-first-confirm = Show it.
lesson-first-end = You have caught fish.
